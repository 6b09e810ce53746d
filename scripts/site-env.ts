/** The two addresses that a build is made for, read as Vite reads them: the environment first, then `.env` files. */
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { getApiOrigin } from '../deploy/headers.ts';

const read = () => loadEnv('production', process.cwd(), 'VITE_');

/** `VITE_API_URL` as an origin; empty for the page's own. Throws when it is no address. */
export function readApiOrigin(): string {
  return getApiOrigin(read().VITE_API_URL ?? '');
}

/** `VITE_SITE_URL`, the origin of the site; a placeholder until the campaign's own is known. */
export function readSiteUrl(): string {
  return read().VITE_SITE_URL || 'https://reto-ruffles.example';
}

/** The API's origin that the policy of the generated host files allows; empty for the site's own. */
export function readGeneratedApiOrigin(): string {
  const file = readFileSync('deploy/generated/_headers', 'utf8');
  return /connect-src 'self' ?([^;]*);/.exec(file)?.[1] ?? '';
}

/** Says so when a build would be served under a policy that blocks its API. */
export function warnOfOtherApiOrigin() {
  const [built, allowed] = [readApiOrigin(), readGeneratedApiOrigin()].map((one) => one || "the page's own");
  if (built === allowed) return;
  console.warn(
    `This build calls the API at ${built}, but deploy/generated/ allows ${allowed}: ` +
      'run "npm run deploy:files" with the same VITE_API_URL.',
  );
}
