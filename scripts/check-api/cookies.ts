import type { Cookie } from 'tough-cookie';

export interface CookieRules {
  isSecure: boolean;
  isHidden: boolean;
}

export function findCookieDifferences(
  { httpOnly, path, sameSite, secure }: Cookie,
  { isSecure, isHidden }: CookieRules,
): string[] {
  return [
    ...(path === '/' ? [] : [`Path=${path}`]),
    ...(sameSite === 'lax' ? [] : [sameSite ? `SameSite=${sameSite}` : 'no SameSite']),
    ...(isSecure && !secure ? ['not Secure'] : []),
    ...(httpOnly === isHidden ? [] : [httpOnly ? 'HttpOnly' : 'not HttpOnly']),
  ];
}

/** Browsers drop a `SameSite=None` cookie that is not secure. */
export const isDroppedCookie = ({ sameSite, secure }: Cookie) => sameSite === 'none' && !secure;
