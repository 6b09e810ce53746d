/** The request headers. The page's first calls need them before the client's code has been fetched. */
import { isAccessToken } from '../../domain/token.ts';

export interface HeaderValues {
  token: string | null;
  /** Value of the `X-XSRF-TOKEN` header; null sends none. */
  xsrf: string | null;
  hasBody?: boolean;
}

export function createHeaders({ token, xsrf, hasBody = false }: HeaderValues): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(isAccessToken(token) ? { Authorization: `Bearer ${token}` } : {}),
    ...(xsrf === null ? {} : { 'X-XSRF-TOKEN': xsrf }),
  };
}

/** What every request has besides: the cookies, and no answer from the browser's cache, whose `Date` would be old. */
export const REQUEST_OPTIONS = { credentials: 'include', cache: 'no-store' } as const;
