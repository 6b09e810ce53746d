import type { PostalAddress, Prediction, Trivia } from '../domain/types.ts';

export interface CallOptions {
  /** Aborting this signal makes the call reject with kind `aborted`. The call still has its deadline. */
  signal?: AbortSignal;
  /**
   * Value of `performance.now()` (ms) at which the call ends, unless its maximum duration (`deadlines` in
   * `ApiRuntime`) ends earlier. Several calls can share one deadline.
   */
  deadline?: number;
  isBackground?: boolean;
  /**
   * Only for `user`. With it, the client waits for the `Retry-After` of a 429, for at most 60 seconds in all, in
   * addition to the deadline. Called with the seconds of each such wait.
   */
  onRateLimit?: (seconds: number) => void;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends PostalAddress {
  name: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  phone: string;
  nickname: string;
  email: string;
  password: string;
  acceptsTerms: boolean;
  acceptsPrivacy: boolean;
  acceptsMarketing: boolean;
}

export interface PoolSaved {
  saved: readonly Prediction[];
  trivia: Trivia | 'already-answered' | null;
}

export interface ApiContext {
  baseUrl: string;
  token(): string | null;
  /**
   * Number of the current session. When this number changes during a call, the call rejects with kind
   * `aborted`, whatever its response.
   */
  epoch(): number;
  /**
   * Called when the response to a request of the current session says `Unauthenticated.`, unless the request
   * is a log-out.
   */
  onUnauthenticated(): void;
  /**
   * Called when the response to a request of the current session says that the e-mail is not verified. `email`
   * is the e-mail in the body of the request, if it has one.
   */
  onUnverified(email: string | undefined): void;
  /**
   * Called for each response with a readable `Date` header that does not come from a cache. `serverTime` is
   * the time of that header; `sentAt` and `receivedAt` are the device's times before the request and when the
   * response headers arrived. All are in ms since the epoch.
   */
  onServerTime(sample: { serverTime: number; sentAt: number; receivedAt: number }): void;
  now(): number;
}
