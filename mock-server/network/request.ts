export interface ApiRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** The text of the `Cookie` header. For a call of the page's own `fetch`, the text of `document.cookie`. */
  cookies: string;
  signal: AbortSignal | null;
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
}

/** `travel` means that a time jump dropped the call. */
export type LogOutcome = 'pending' | 'held' | 'answered' | 'failed' | 'aborted' | 'travel';

export interface LogEntry {
  id: number;
  method: string;
  url: string;
  endpoint: string | null;
  outcome: LogOutcome;
  status: number;
  /** World time at which the call started (ms). */
  at: number;
  ms: number;
  request: { headers: Record<string, string>; body: string };
  response: { headers: Record<string, string>; body: string } | null;
  faults: string[];
  facts: [before: number, after: number];
  unexpectedError: string | null;
}
