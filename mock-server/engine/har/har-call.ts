/** A call to the app's API in a HAR file. It has no token and no cookie of the file. */
export interface HarCall {
  method: string;
  /** Path and query, as the app of this page calls it. */
  url: string;
  /** The endpoint, such as `GET /api/tasks/:id`. */
  endpoint: string;
  /** The body that was sent, without its secrets. */
  sent: string;
  /** 0: the answer was lost. */
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The server's time of the answer (ms since the epoch), or null when the file doesn't say it. */
  at: number | null;
  /** The duration of the call (ms). */
  ms: number;
}

/** What the engine must know of the app to play a HAR file. */
export interface HarRules {
  /** Whether an app without a session never calls the endpoint. */
  needsSession(endpoint: string): boolean;
  /** The endpoint that only sets cookies: it is also answered when the file lacks it. */
  cookieEndpoint: string;
  /** Keys of JSON bodies whose values are secret. */
  secretKeys: readonly string[];
  /** The page's own items of `localStorage` in a session whose token is `token`. */
  createSession(token: string): Record<string, string>;
}
