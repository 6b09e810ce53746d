/** A call as the server sees it, whether it came from the page's `fetch` or over real HTTP. */

export interface ApiRequest {
  method: string;
  url: URL;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** The cookies the caller sent, or would have sent. */
  cookies: string;
  /** Fires when the caller gave up. */
  signal: AbortSignal | null;
  /** The answer is made, but the server keeps nothing of its work. */
  isRehearsal?: boolean;
  /** Gets what a handler threw without meaning to. */
  onUnexpectedError?: (error: unknown) => void;
}

/** What the server answers. A null body is an empty one. */
export interface ApiReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Cookies to set, as `name=value`; the door it leaves by knows how. */
  cookies: string[];
}

/** One cookie's value as it stands in the header, or null. */
export function getCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut) === name) return pair.slice(cut + 1);
  }
  return null;
}

/** The JSON in a body, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
