/** An id from the server, kept as text so that ids above 2^53 keep every digit. */
export type Id = string;

export interface Week {
  number: number;
  alias: string | null;
  /** Hours between the cut-off and the kick-off. Null means the default of 2; 0 is valid. */
  beforeHoursBet: number | null;
  /** Weeks between the opening and the kick-off; null means the default of 1. */
  beforeWeeksBet: number | null;
  /** First day of the week, `YYYY-MM-DD` at −06:00. Null when the server sends no readable date. */
  dateStart: string | null;
}

export interface CurrentWeek {
  number: number;
  /** Days separated by commas, for example “jue,vie,sáb,dom”. Shown only: no game closes because of `betDays`. */
  betDays: string;
}

export interface Team {
  /** Empty when the server sends no readable team, as before a play-off is drawn (`getTeamName`). */
  name: string;
  shortName: string;
  color: string;
  colorAlt: string;
}

/** Any status that the client doesn't know is read as `unknown`. */
export type GameStatus = 'active' | 'scheduled' | 'live' | 'final' | HaltedStatus;
/**
 * The game is not played at its date, or the client can't say whether it is. It accepts no predictions. `undecided`: an
 * active or scheduled game of which the server sends no readable team, date or time.
 */
export type HaltedStatus = 'postponed' | 'cancelled' | 'unknown' | 'undecided';

export interface Game {
  id: Id;
  /**
   * The week in whose list the game stands: a list leaves out the games of another week (`gamesOfWeek` of
   * `api/games.ts`).
   */
  week: number;
  /** `YYYY-MM-DD` at −06:00. Null when the server sends none that can be read. */
  date: string | null;
  /** In ms since the epoch. Null when the server sends no date or no time that can be read. */
  kickOff: number | null;
  status: GameStatus;
  home: Team;
  away: Team;
  homeScore: number | null;
  awayScore: number | null;
}

export interface ScorePick {
  gameId: Id;
  homeScore: number;
  awayScore: number;
}

export interface Prediction extends ScorePick {
  id: Id;
  /** 0, 2 or 5 once the server has published the points; null before. */
  points: number | null;
  /** Server time in ms since the epoch; null when the server sends no time. */
  createdAt: number | null;
  /**
   * The points that the trivia brought in the week under which the server keeps the prediction, if the server says it
   * (`getTriviaPoints`).
   */
  weekTriviaPoints?: number;
  /** The player, if the server names the player of each prediction. */
  userId?: Id | null;
}

export type PredictionsByWeek = ReadonlyMap<number, readonly Prediction[]>;

/** A list that the server sends: the weeks, the predictions, the games of a week, or a page of a ranking. */
export type ListName =
  | 'weeks'
  | 'predictions'
  | `games/${number}`
  | `ranking/${number | 'general'}/${number}`;

/**
 * A score that is not sent yet. Null means that the player has filled in no goals for that side; 0 means zero
 * goals.
 */
export interface DraftScore {
  home: number | null;
  away: number | null;
}

export interface Trivia {
  id: Id;
  question: string;
  options: readonly string[];
}

/** Null for a figure that the server doesn't send. */
export interface UserStats {
  score: number | null;
  position: number | null;
  exact: number | null;
  results: number | null;
  trivias: number | null;
  weeksPlayed: number | null;
}

export interface User {
  id: Id;
  name: string;
  lastName: string;
  nickname: string;
  email: string;
  phone: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  acceptsMarketing: boolean;
  createdAt: number | null;
  stats: UserStats;
}

export interface RankRow {
  position: number;
  nickname: string;
  score: number;
  exact: number | null;
  results: number | null;
  trivias: number | null;
  /**
   * Positions won (positive) or lost (negative) since the previous ranking; null when the server sends no
   * value.
   */
  movement: number | null;
  isMe: boolean;
}

/** The player's own position and points; `position` is null while the player has no place in the standings. */
export interface MyPosition extends Pick<RankRow, 'score' | 'exact' | 'results' | 'movement'> {
  position: number | null;
}

export interface RankingTablePage {
  rows: readonly RankRow[];
  myPosition: MyPosition | null;
  currentPage: number;
  lastPage: number;
}

export interface ZipcodePlace {
  state: string;
  municipality: string;
  neighborhoods: readonly string[];
}
