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

/** `VITE_SITE_URL`, or a placeholder while the variable is not set. */
export function readSiteUrl(): string {
  return read().VITE_SITE_URL || UNKNOWN_SITE;
}
