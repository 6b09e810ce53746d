/**
 * Every call of the product, as the stores see it (spec §7 and the calls it leaves open). Each promise rejects
 * with an `ApiError` and with nothing else. `createApi` in `client.ts` makes the real one.
 */
import type {
  CurrentWeek,
  Game,
  Id,
  Prediction,
  PredictionsByWeek,
  RankPage,
  ScorePick,
  Trivia,
  User,
  Week,
  ZipcodePlace,
} from '../domain/types.ts';

/** What a caller may add to any call. */
export interface CallOptions {
  /** Stops the call; the rejection is then of kind `aborted`. The deadline holds all the same. */
  signal?: AbortSignal;
  /** Moment of `performance.now()` (ms) by which the call has ended. All the calls of one screen share it. */
  deadline?: number;
  /** Nobody waits for the call, so the client does not repeat it by itself. */
  isBackground?: boolean;
}

/** What a player types to log in. The password goes as typed, outer spaces included. */
export interface Credentials {
  email: string;
  password: string;
}

/** What a visitor fills in to register, already cleaned. */
export interface Registration {
  name: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** Ten digits. */
  phone: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  nickname: string;
  email: string;
  password: string;
  acceptsTerms: boolean;
  acceptsPrivacy: boolean;
  acceptsMarketing: boolean;
}

/** What the server said when it kept a boleto. `saved` is empty when it kept silent about the rows. */
export interface PoolSaved {
  saved: readonly Prediction[];
  trivia: Trivia | 'already-answered' | null;
}

/** The calls, by what they are for. Each rejects with an `ApiError`. */
export interface Api {
  login(credentials: Credentials, options?: CallOptions): Promise<{ token: string }>;
  register(registration: Registration, options?: CallOptions): Promise<{ email: string }>;
  /** `token` when the server logs the player in with the code. */
  verify(input: { email: string; code: string }, options?: CallOptions): Promise<{ token: string | null }>;
  resendCode(email: string, options?: CallOptions): Promise<void>;
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  changePassword(
    input: { email: string; token: string; password: string; confirmation: string },
    options?: CallOptions,
  ): Promise<void>;
  /** Changes state through GET: never repeated, never linked. */
  logout(options?: CallOptions): Promise<void>;
  /** Changes state through GET: never repeated, never linked. */
  deleteAccount(options?: CallOptions): Promise<void>;

  user(options?: CallOptions): Promise<User>;
  zipcode(zipcode: string, options?: CallOptions): Promise<ZipcodePlace>;
  weeks(options?: CallOptions): Promise<readonly Week[]>;
  /** Also rejects with `pool-week-not-valid` when the server says there is no current week. */
  currentWeek(options?: CallOptions): Promise<CurrentWeek>;
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

/** Where the client gets what it must not know by itself. */
export interface ApiContext {
  /** Origin of the API; empty for the page's own. */
  baseUrl: string;
  /** The token to send, or null. Read at send time. */
  token(): string | null;
  /** Number of the session: a reply to a request of an older one is dropped as `aborted`. */
  epoch(): number;
  /** Called once per `Unauthenticated.` of the current session (the log-out call excepted). */
  onUnauthenticated(): void;
  /** Called with each response's server time: the `Date` header in ms, and device times around the call. */
  onServerTime(sample: { serverTime: number; sentAt: number; receivedAt: number }): void;
  /** The device's clock in ms. */
  now(): number;
}
