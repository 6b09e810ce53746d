import { loadEnv } from 'vite';
import { getApiOrigin } from '../deploy/headers.ts';

const read = () => loadEnv('production', process.cwd(), 'VITE_');

/** `VITE_API_URL`; empty for the page's own origin. */
export const readApiUrl = () => read().VITE_API_URL ?? '';

/** Origin of `VITE_API_URL`; empty for the page's own origin. Throws for an invalid URL. */
export function readApiOrigin(): string {
  return getApiOrigin(readApiUrl());
}

export const UNKNOWN_SITE = 'https://reto-ruffles.example';

/** `VITE_SITE_URL`, or a placeholder while the variable is not set. Throws for an invalid URL. */
export function readSiteUrl(): string {
  const url = read().VITE_SITE_URL || UNKNOWN_SITE;
  if (URL.canParse(url)) return url;
  throw new Error(`VITE_SITE_URL must be an origin such as https://www.example, not "${url}"`, {
    cause: 'usage',
  });
}
