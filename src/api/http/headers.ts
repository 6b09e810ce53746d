import { isAccessToken } from '../../domain/token.ts';

export interface HeaderValues {
  token: string | null;
  xsrf: string | null;
}

export function createHeaders({ token, xsrf }: HeaderValues): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(isAccessToken(token) ? { Authorization: `Bearer ${token}` } : {}),
    ...(xsrf === null ? {} : { 'X-XSRF-TOKEN': xsrf }),
  };
}

/** `no-store` bypasses the browser's cache, because the `Date` header of a cached response is outdated. */
export const REQUEST_OPTIONS = { credentials: 'include', cache: 'no-store' } as const;
