export interface ApiRequest {
  method: string;
  url: URL;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** The cookies that the caller sent or, in a page, would have sent. */
  cookies: string;
  /** Aborted when the caller gives up. */
  signal: AbortSignal | null;
  /** Answers the call and discards its changes. */
  isRehearsal?: boolean;
  /** Receives unexpected errors of a handler. */
  onUnexpectedError?: (error: unknown) => void;
}

/** A null body is an empty one. */
export interface ApiReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Cookies to set, as `name=value`. */
  cookies: string[];
}

/** The cookie's value as written in the header, or null. */
export function getCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut) === name) return pair.slice(cut + 1);
  }
  return null;
}

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
