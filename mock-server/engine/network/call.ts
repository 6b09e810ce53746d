/** A call of the page and its answer, as the network of the mock server passes them on. */

export interface ApiRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** The text of the `Cookie` header. For a call of the page's own `fetch`, the text of `document.cookie`. */
  cookies: string;
  signal: AbortSignal | null;
  /** How the page wants `fetch` to send the call. */
  options?: Pick<Request, 'cache' | 'credentials' | 'redirect'>;
  /** Set when a person has sent the call at the panel. */
  by?: 'panel';
  onUnexpectedError?: (error: unknown) => void;
}

export interface ApiReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Cookies that the reply sets, in the form `name=value`. */
  cookies?: string[];
  /** What the connection does after the body: it breaks (`truncated`) or sends nothing more (`stalled`). */
  breaks?: 'truncated' | 'stalled';
  /** The browser's own response, which the page gets as it is. A fault that changes the reply leaves it out. */
  native?: Response;
}

/** The route of a call, or in its place a server outside. */
export interface RouteMatch {
  /** The call's endpoint, such as `GET /api/tasks/:id`; null when no route matches. */
  endpoint: string | null;
  run(call: ApiRequest): Promise<ApiReply>;
  /**
   * Set when the reply comes from outside of the world, for example from a real server: it has its own headers and
   * time, and nothing undoes what the call has changed there.
   */
  outside?: { changesData: boolean };
}
