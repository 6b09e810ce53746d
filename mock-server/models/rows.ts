/**
 * The records of the database. Attributes have the names of the wire; foreign keys are named by Mirage (`weekId`).
 * Ids are text, as Mirage keeps them; instants are ms since the epoch. Nothing here depends on the time: states,
 * points and positions are derived when read.
 */

export interface TeamRow {
  id: string;
  name: string;
  short_name: string;
  color: string;
  color_alt: string;
}

/** A week of the tournament. */
export interface WeekRow {
  id: string;
  number: number;
  alias: string | null;
  before_hours_bet: number | null;
  before_weeks_bet: number | null;
  /** `YYYY-MM-DD` */
  date_start: string;
  bet_days: string;
  /** Closed by hand: `Bet not allowed`. */
  closed: boolean;
}

/** A match. */
export interface GameRow {
  id: string;
  /** The week's id is its number. */
  weekId: string;
  /** Centre time, a fixed −06:00. */
  date: string;
  time: string;
  homeId: string;
  awayId: string;
  stadium: string;
  city: string;
  /** What the result is going to be; it shows once the game is over. */
  home_goals: number;
  away_goals: number;
  /** Set by hand: overrules the status derived from the time. Null: derived. */
  status: string | null;
  /** From this instant on the game is postponed; null: never. */
  postponed_at: number | null;
  /** Before this instant the game is not in the list. */
  published_at: number;
}

/** A week's question, with its right answer. */
export interface TriviaRow {
  id: string;
  weekId: string;
  question: string;
  options: string[];
  correct: string;
}

/** An account; it stays as a row when it is deleted. */
export interface UserRow {
  id: string;
  name: string;
  last_name: string;
  nickname: string;
  email: string;
  phone: string;
  birthdate: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  password: string;
  verified_at: number | null;
  accepts_marketing: boolean;
  created_at: number;
  deleted_at: number | null;
}

/** A log-in and its token. */
export interface SessionRow {
  id: string;
  userId: string;
  token: string;
  created_at: number;
  revoked: boolean;
}

/** One score that was sent. */
export interface PredictionRow {
  id: string;
  userId: string;
  gameId: string;
  home_score: number;
  away_score: number;
  created_at: number;
  /** Part of the seed: not there before its time. */
  seeded: boolean;
}

/** One score on its way into the tables. */
export interface NewPrediction {
  game_id: string;
  home_score: number;
  away_score: number;
}

/** One answered question. */
export interface AnswerRow {
  id: string;
  userId: string;
  triviaId: string;
  answer: string;
  is_correct: boolean;
  created_at: number;
  seeded: boolean;
}

/** One mail the server wrote. */
export interface MailRow {
  id: string;
  kind: 'code' | 'link';
  to: string;
  userId: string;
  subject: string;
  /** The six digits, or the token of the link. */
  secret: string;
  /** The mailed address under the base path, for links. */
  path: string | null;
  created_at: number;
  expires_at: number;
  used: boolean;
  seeded: boolean;
}

/** One fault in force. */
export interface FaultRow {
  id: string;
  match: string;
  effect: Record<string, unknown>;
  times: number | 'always';
  p: number;
  when: 'before' | 'after';
  label: string;
  /** Calls it has met so far, hit or not: its place in the seeded chance. */
  met: number;
}

/** The one record of what the server does beside its data. */
export interface SettingRow {
  id: string;
  /** The server answers as Laravel does by default. */
  isLaravel: boolean;
}

/** The failed log-ins of one e-mail, which only a server with Laravel's defaults counts. */
export interface FailedLoginRow {
  id: string;
  email: string;
  /** The first of them; the count starts again a minute later. */
  since: number;
  count: number;
}

/** The tables that the panel shows. */
export interface Tables {
  teams: TeamRow[];
  weeks: WeekRow[];
  games: GameRow[];
  trivias: TriviaRow[];
  users: UserRow[];
  sessions: SessionRow[];
  predictions: PredictionRow[];
  answers: AnswerRow[];
  mails: MailRow[];
  faults: FaultRow[];
}

/** The name of a table that the panel shows. */
export type TableName = keyof Tables;

/** The whole database, one list per table. */
export interface AllTables extends Tables {
  settings: SettingRow[];
  failedLogins: FailedLoginRow[];
}
