/**
 * The headers of every answer, from one place: the preview server sends them, and each host's own configuration is
 * generated from them.
 */
import type { InlineHashes } from './inline.ts';

/** What a header set depends on. */
export interface HeaderOptions {
  /** What stands inline in the pages of the build. */
  inline: InlineHashes;
  /** Origin of the API when it is not the page's own; empty otherwise. */
  apiOrigin: string;
  /** The demo frames itself in the simulator's cabin; the player's site is framed by nobody. */
  isDemo: boolean;
  /**
   * Whether the host serves HTTPS. Over plain HTTP `upgrade-insecure-requests` breaks the page: WebKit then asks
   * for every sheet and script over HTTPS, on localhost too.
   */
  isTls: boolean;
}

/**
 * The origin of an API address, or '' for the page's own. Throws on anything else, so that a typo stops the build.
 */
export function getApiOrigin(url: string): string {
  if (url === '') return '';
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (!/^https?:$/.test(protocol))
    throw new Error(`VITE_API_URL must be an origin such as https://api.example, not "${url}"`);
  return origin;
}

/** The kinds of file a host serves, each with its own caching. */
export type FileKind = 'page' | 'shell' | 'asset' | 'unhashed' | 'missing';

/** One directive a line: the strictest policy the product runs under. */
export function contentSecurityPolicy({ inline, apiOrigin, isDemo, isTls }: HeaderOptions): string {
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

/** The headers that go with every answer, errors included. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(options.isTls && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    // The one value that neither leaks the link of a forgotten password nor hides the origin from the API.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(), midi=(), payment=(), usb=()',
  };
}

const YEAR = 31_536_000;
const HOUR = 3_600;

/** How long each kind may be kept. Only names that carry their content's hash are kept for ever. */
export const CACHE_CONTROL: Record<FileKind, string> = {
  page: 'no-cache',
  shell: 'no-cache',
  asset: `public, max-age=${YEAR}, immutable`,
  unhashed: `public, max-age=${HOUR}`,
  missing: 'no-store',
};

/** What the shell adds: private screens and unknown addresses stay out of search engines. */
export const SHELL_ROBOTS = 'noindex';
