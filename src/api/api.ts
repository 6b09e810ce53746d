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
  /** Aborts the call, which then rejects with kind `aborted`. The deadline applies as well. */
  signal?: AbortSignal;
  /**
   * Value of `performance.now()` (ms) at which the call must have ended. Several calls can share one
   * deadline.
   */
  deadline?: number;
  isBackground?: boolean;
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
 * Every promise rejects with an `ApiError` and with no other error. `createApi` in `client.ts` implements
 * this interface.
 */
export interface Api {
  login(credentials: Credentials, options?: CallOptions): Promise<{ token: string }>;
  register(registration: Registration, options?: CallOptions): Promise<{ email: string }>;
  /** `token` is null when the server confirms the e-mail without logging the player in. */
  verify(input: { email: string; code: string }, options?: CallOptions): Promise<{ token: string | null }>;
  resendCode(email: string, options?: CallOptions): Promise<void>;
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  changePassword(
    input: { email: string; token: string; password: string; confirmation: string },
    options?: CallOptions,
  ): Promise<void>;
  /** The server changes state on this GET request, so the client never retries the call. */
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
  /** Number of the current session. Responses to requests of an earlier session are rejected as `aborted`. */
  epoch(): number;
  /**
   * Called when the response to a request of the current session says `Unauthenticated.`. A log-out never
   * calls this function.
   */
  onUnauthenticated(): void;
  /**
   * Called with the time of the `Date` header and the device's times around the request, all in ms since the
   * epoch.
   */
  onServerTime(sample: { serverTime: number; sentAt: number; receivedAt: number }): void;
  now(): number;
}
