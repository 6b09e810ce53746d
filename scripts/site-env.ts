/** The two addresses that a build is made for, read as Vite reads them: the environment first, then `.env` files. */
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
