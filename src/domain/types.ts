/**
 * The nouns of the game as the product sees them (spec §3, with the fields that were left open). The wire's
 * snake_case shapes are in `api/contract`; `api` turns one into the other.
 */

/** An identifier from the server. Always text here, so that ids beyond 2^53 keep every digit. */
export type Id = string;

/** A week of the tournament (*jornada*). */
export interface Week {
  number: number;
  /** Its name on screen; the screen falls back to "Jornada {number}". */
  alias: string | null;
  /** Hours between the cut-off and the kick-off; null means the default of 2. 0 is legal. */
  beforeHoursBet: number | null;
  /** Weeks between the opening and the kick-off; null means the default of 1. */
  beforeWeeksBet: number | null;
  /** First day, `YYYY-MM-DD`, read at −06:00. */
  dateStart: string;
}

/** What the server says the week being played is. */
export interface CurrentWeek {
  number: number;
  /** Shown as it comes, for instance "jue,vie,sáb,dom"; never closes a game in the client. */
  betDays: string;
}

/** A club. */
export interface Team {
  id: Id;
  name: string;
  /** Three letters, shown on the shield. */
  shortName: string;
  color: string;
  colorAlt: string;
}

/** What the server says of a game; anything it says that we don't know counts as postponed. */
export type GameStatus = 'active' | 'scheduled' | 'live' | 'final' | 'postponed';

/** A match (*partido*). `date` and `time` are centre time, a fixed −06:00. */
export interface Game {
  id: Id;
  week: number;
  date: string;
  time: string;
  /** Kick-off in milliseconds since the epoch, from `date` and `time` at −06:00. */
  kickOff: number;
  status: GameStatus;
  home: Team;
  away: Team;
  stadium: string | null;
  city: string | null;
  homeScore: number | null;
  awayScore: number | null;
}

/** A complete score for a game, 0 to 9 goals each, that the server does not keep yet. */
export interface ScorePick {
  gameId: Id;
  homeScore: number;
  awayScore: number;
}

/** A score that the server keeps (*pronóstico*). */
export interface Prediction extends ScorePick {
  /** The first one's is the folio of the ticket. */
  id: Id;
  /** 0, 2 or 5 once the game is settled, null before. */
  points: number | null;
  /** Server time in milliseconds since the epoch, null where the server did not say. */
  createdAt: number | null;
}

/** The user's predictions, by week number (`user pools` on the wire). */
export type PredictionsByWeek = ReadonlyMap<number, readonly Prediction[]>;

/** A score being filled in, not sent yet. Null is empty, and empty is not 0. */
export interface DraftScore {
  home: number | null;
  away: number | null;
}

/** The drafts of one user for one week, by game. */
export type Drafts = ReadonlyMap<Id, DraftScore>;

/** The question of a week, with its options in order. */
export interface Trivia {
  id: Id;
  question: string;
  options: readonly string[];
}

/** A player's totals over the season. */
export interface UserStats {
  score: number;
  position: number | null;
  exact: number;
  results: number;
  trivias: number;
  weeksPlayed: number;
}

/** The player who is logged in. */
export interface User {
  id: Id;
  name: string;
  lastName: string;
  nickname: string;
  email: string;
  phone: string;
  birthdate: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  acceptsMarketing: boolean;
  /** When the account was made, ms; null where the server does not say. */
  createdAt: number | null;
  stats: UserStats;
}

/** A row of the standings. */
export interface RankRow {
  position: number;
  nickname: string;
  score: number;
  exact: number | null;
  results: number | null;
  trivias: number | null;
  /** Places won (positive) or lost since the last count; null where the server does not say. */
  movement: number | null;
  isMe: boolean;
}

/** The player's own place; without points there is none. */
export interface MyPosition {
  position: number | null;
  score: number;
  exact: number | null;
  results: number | null;
  movement: number | null;
}

/** A page of ten rows of the standings. */
export interface RankPage {
  rows: readonly RankRow[];
  myPosition: MyPosition | null;
  currentPage: number;
  lastPage: number;
}

/** What a postal code resolves to. */
export interface ZipcodePlace {
  zipcode: string;
  state: string;
  municipality: string;
  neighborhoods: readonly string[];
}
