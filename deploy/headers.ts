import type { InlineHashes } from './inline.ts';

export interface HeaderOptions {
  inline: InlineHashes;
  /** Origin of the API if it differs from the origin of the page, otherwise empty. */
  apiOrigin: string;
  /**
   * Whether the site is the demo, which the simulator shows in a frame of the same origin. The player's site
   * allows no frame.
   */
  isDemo: boolean;
  /**
   * Whether the host serves HTTPS. Otherwise the policy leaves out `upgrade-insecure-requests`, with which
   * WebKit would request every style sheet and script over HTTPS, on localhost too.
   */
  isTls: boolean;
}

/**
 * Returns the origin of the API's URL, or '' when `url` is empty because the API has the origin of the site. Throws
 * when `url` (the build's VITE_API_URL) is neither empty nor an HTTP URL, so that a typing error stops the build.
 */
export function getApiOrigin(url: string): string {
  if (url === '') return '';
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (!/^https?:$/.test(protocol))
    throw new Error(`VITE_API_URL must be an origin such as https://api.example, not "${url}"`, {
      cause: 'usage',
    });
  return origin;
}

export type FileKind = 'page' | 'shell' | 'asset' | 'unhashed' | 'missing';

export function createContentSecurityPolicy({ inline, apiOrigin, isDemo, isTls }: HeaderOptions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    isDemo ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    ...(isDemo ? ["frame-src 'self'"] : []),
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export function createSecurityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(options),
    ...(options.isTls && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    // With `strict-origin`, other hosts receive only the origin of the page, which the API needs, so the
    // address of a password link does not leak.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  };
}

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

export const CACHE_CONTROL: Record<FileKind, string> = {
  page: 'no-cache',
  shell: 'no-cache',
  asset: `public, max-age=${YEAR_SECONDS}, immutable`,
  unhashed: `public, max-age=${HOUR_SECONDS}`,
  missing: 'no-store',
};

export const SHELL_ROBOTS = 'noindex';
