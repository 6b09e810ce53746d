import type {
  CurrentWeek,
  Game,
  Id,
  PostalAddress,
  Prediction,
  PredictionsByWeek,
  RankPage,
  ScorePick,
  Trivia,
  User,
  Week,
  ZipcodePlace,
} from '../domain/types.ts';

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

/**
 * A call that fails rejects with an `ApiError` and with no other error. `createApi` in `client.ts` implements
 * this interface.
 */
export interface Api {
  login(credentials: Credentials, options?: CallOptions): Promise<{ token: string }>;
  register(registration: Registration, options?: CallOptions): Promise<{ email: string }>;
  /**
   * `token` is null when the response has no valid access token: the e-mail is confirmed, but the player is
   * not logged in.
   */
  verify(input: { email: string; code: string }, options?: CallOptions): Promise<{ token: string | null }>;
  resendCode(email: string, options?: CallOptions): Promise<void>;
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  changePassword(
    input: { email: string; token: string; password: string; confirmation: string },
    options?: CallOptions,
  ): Promise<void>;
  /**
   * This GET request changes state on the server, so the client never retries it. Only after a 419, which the
   * server sends before it does any work, the client sends the request once more.
   */
  logout(options?: CallOptions): Promise<void>;
  deleteAccount(options?: CallOptions): Promise<void>;

  user(options?: CallOptions): Promise<User>;
  zipcode(zipcode: string, options?: CallOptions): Promise<ZipcodePlace>;
  weeks(options?: CallOptions): Promise<readonly Week[]>;
  /** Rejects with kind `pool-week-not-valid` when the server has no current week. */
  currentWeek(options?: CallOptions): Promise<CurrentWeek>;
  allGames(options?: CallOptions): Promise<readonly Game[]>;
  gamesOfWeek(week: number, options?: CallOptions): Promise<readonly Game[]>;
  userPools(options?: CallOptions): Promise<PredictionsByWeek>;
  sendPool(predictions: readonly ScorePick[], options?: CallOptions): Promise<PoolSaved>;
  answerTrivia(
    input: { questionId: Id; answer: string },
    options?: CallOptions,
  ): Promise<{ isCorrect: boolean }>;
  weekRanking(week: number, page: number, options?: CallOptions): Promise<RankPage>;
  generalRanking(page: number, options?: CallOptions): Promise<RankPage>;
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
