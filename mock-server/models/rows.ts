/**
 * Records of the database. Attributes have the names of the API; foreign keys are named by Mirage (`weekId`). Ids
 * are text, as Mirage stores them; instants are ms since the epoch. No attribute depends on the current time:
 * states, points and positions are derived when they are read.
 */

export interface TeamRow {
  id: string;
  name: string;
  short_name: string;
  color: string;
  color_alt: string;
}

export interface WeekRow {
  id: string;
  number: number;
  alias: string | null;
  before_hours_bet: number | null;
  before_weeks_bet: number | null;
  /** `YYYY-MM-DD` */
  date_start: string;
  bet_days: string;
  /** Closed in the panel: predictions are refused with `Bet not allowed`. */
  closed: boolean;
}

export interface GameRow {
  id: string;
  /** The id of a week is its number. */
  weekId: string;
  /** At a fixed −06:00. */
  date: string;
  time: string;
  homeId: string;
  awayId: string;
  stadium: string;
  city: string;
  /** The final result; visible once the game is over. */
  home_goals: number;
  away_goals: number;
  /** Set in the panel: overrides the status derived from the time. Null: derived. */
  status: string | null;
  /** The game is postponed from this instant on; null: never. */
  postponed_at: number | null;
  /** Before this instant the API doesn't list the game. */
  published_at: number;
}

export interface TriviaRow {
  id: string;
  weekId: string;
  question: string;
  options: string[];
  correct: string;
}

/** Stays in the table after the account is deleted. */
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

export interface SessionRow {
  id: string;
  userId: string;
  token: string;
  created_at: number;
  revoked: boolean;
}

export interface PredictionRow {
  id: string;
  userId: string;
  gameId: string;
  home_score: number;
  away_score: number;
  created_at: number;
  /** Created by the seed: invisible until its time comes. */
  seeded: boolean;
}

export interface NewPrediction {
  game_id: string;
  home_score: number;
  away_score: number;
}

export interface AnswerRow {
  id: string;
  userId: string;
  triviaId: string;
  answer: string;
  is_correct: boolean;
  created_at: number;
  seeded: boolean;
}

export interface MailRow {
  id: string;
  kind: 'code' | 'link';
  to: string;
  userId: string;
  subject: string;
  /** The six digits of a code, or the token of a link. */
  secret: string;
  /** Path of the link under the base path. */
  path: string | null;
  created_at: number;
  expires_at: number;
  used: boolean;
  seeded: boolean;
}

export interface FaultRow {
  id: string;
  match: string;
  effect: Record<string, unknown>;
  times: number | 'always';
  p: number;
  when: 'before' | 'after';
  label: string;
  /** Calls it has matched so far, affected or not. It selects the next random number. */
  met: number;
}

/** A table with one record. */
export interface SettingRow {
  id: string;
  /** The server answers as Laravel does by default. */
  isLaravel: boolean;
}

/** Failed log-ins of one e-mail. Only counted while the server uses Laravel's defaults. */
export interface FailedLoginRow {
  id: string;
  email: string;
  /** Time of the first one; the count restarts a minute later. */
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

export type TableName = keyof Tables;

export interface AllTables extends Tables {
  settings: SettingRow[];
  failedLogins: FailedLoginRow[];
}
