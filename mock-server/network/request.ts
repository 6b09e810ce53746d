export interface ApiRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
  /**
   * The text of the `Cookie` header. For a call of the replaced `fetch`: the cookies of the page or, in Node, those
   * that earlier answers set.
   */
  cookies: string;
  signal: AbortSignal | null;
  isRehearsal?: boolean;
  onUnexpectedError?: (error: unknown) => void;
}

export interface ApiReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  cookies: string[];
}

export function getCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut) === name) return pair.slice(cut + 1);
  }
  return null;
}
