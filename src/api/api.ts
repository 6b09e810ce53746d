import type { ListName, Prediction, Trivia } from '../domain/types.ts';
import type { Endpoint } from './contract/schemas.ts';
import type { NoteUnread } from './decode.ts';
import type { ApiError } from './error.ts';
import type { Body } from './parse-body.ts';

export type CallKind = 'read' | 'session-start' | 'write';

export interface Call<T> {
  endpoint: Endpoint;
  path: string;
  /** The list that the call loads, if the player is told of its rows that can't be shown. */
  list?: ListName;
  /** A call with a body is a POST, any other a GET. */
  body?: Record<string, unknown>;
  /**
   * When a failed call is sent again: `RETRY_RULES` in `http/retry.ts`. By default, a POST is a `write`, a GET a
   * `read`.
   */
  kind?: CallKind;
  /** Fetches the CSRF cookie first, even if there is one, as before each authentication (spec §7.4). */
  needsFreshCsrf?: boolean;
  /** The call needs no session. A visitor's other calls are not sent. */
  isForVisitors?: boolean;
  /**
   * Laravel's `guest` middleware redirects this call while the session cookie belongs to a logged-in user. The client
   * then sends the call that this function creates (a log-out) and, whatever its outcome, the first call again. Other
   * calls follow redirects.
   */
  onRedirect?(): Call<void>;
  /** `note` is called with the number of rows that can't be shown (`NoteUnread`). */
  decode(body: Body, note: NoteUnread): T;
  /** The server time (ms) that the body contains, used when the header `Date` can't be read. */
  getServerTime?(body: Body): number | null;
  /** Throws the error of a failed call, or returns the result of one that counts as a success all the same. */
  recover?(error: ApiError): T;
}

export interface CallOptions {
  /** Aborting this signal makes the call reject with kind `aborted`. The call still has its deadline. */
  signal?: AbortSignal;
  /**
   * Value of `performance.now()` (ms) at which the call ends, unless its maximum duration (`maxDurations` in
   * `http/client-settings.ts`) ends earlier. Several calls can share one deadline.
   */
  deadline?: number;
  /** The player doesn't wait for the call, so a failed call is not sent again, except after a 419. */
  isBackground?: boolean;
  /** Does not end the session when the server says `Unauthenticated.`. */
  keepsSession?: boolean;
  /**
   * The call opens, follows or ends a session. Before it is sent, it differs from other calls in three ways:
   * - It doesn't wait until this tab has followed the session of another tab, because that switch itself sends such
   *   calls.
   * - It waits for the code of the player's stores, so that these exist whenever a player is logged in.
   * - If its own code can't be loaded, it tries again until its deadline.
   */
  isSessionStep?: boolean;
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

export interface Registration extends Credentials {
  name: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  phone: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  nickname: string;
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
   * Starts to follow another tab that has changed the session, if one has, and returns the number of this tab's
   * session. Called before and after each request: when the number changes during a call, the call rejects with kind
   * `aborted`, whatever its response.
   */
  syncEpoch(): number;
  /**
   * Whether a log-out or a deletion of the account is on its way. If another call then finds the account gone, this
   * counts as `Unauthenticated.`, because the account may be gone for this reason.
   */
  isLoggingOut(): boolean;
  /**
   * Called when the response to a request of the current session counts as `Unauthenticated.`, unless the request is a
   * log-out or has the option `keepsSession`.
   */
  onUnauthenticated(): void;
  /**
   * Called when the response to a request of the current session says that the e-mail is not verified. `email`
   * is the e-mail in the body of the request, if it has one.
   */
  onUnverified(email: string | undefined, endpoint: Endpoint): void;
  /**
   * Called for each list that was read, with the number of its rows that can't be shown: 0, or Infinity when the server
   * has sent a part of the list and does not say how much is left.
   */
  onUnread(list: ListName, count: number): void;
  /**
   * Called for each response that tells the server's time and does not come from a cache. `serverTime` is the time of
   * its `Date` header or, when that can't be read, the one that `Call.getServerTime` finds in the body. `sentAt` and
   * `receivedAt` are the device's times before the request and when the response headers arrived. All are in ms since
   * the epoch.
   */
  onServerTime(sample: { serverTime: number; sentAt: number; receivedAt: number }): void;
  /** The device's time in ms since the epoch. */
  now(): number;
}
