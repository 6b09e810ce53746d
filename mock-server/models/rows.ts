/**
 * Records of the database. Most attributes have the names of the API; foreign keys are named by Mirage (`weekId`).
 * Ids are text, as Mirage stores them; instants are ms since the epoch. No attribute depends on the current time:
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
  date_start: string;
  bet_days: string;
  closed: boolean;
}

export interface GameRow {
  id: string;
  weekId: string;
  /** `date` and `time` are at a fixed −06:00. */
  date: string;
  time: string;
  homeId: string;
  awayId: string;
  stadium: string;
  city: string;
  home_goals: number;
  away_goals: number;
  /** A status set in the panel or by the seed overrides the status derived from the time. Null means derived. */
  status: string | null;
  postponed_at: number | null;
  published_at: number;
  // True: the server sends no score while the game is under way.
  hides_score: boolean;
}

export interface TriviaRow {
  id: string;
  weekId: string;
  question: string;
  options: string[];
  correct: string;
}

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
  /** True for a row of the seed, which the API hides until the world's time reaches `created_at`. */
  seeded: boolean;
}

export interface ScorePick {
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
  secret: string;
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
  /**
   * Number of calls so far that matched the fault, affected or not. It selects the next random number for `p`.
   * Stays 0 when the fault affects every call (`times` is `always` and `p` is 1).
   */
  met: number;
}

export interface SettingRow {
  id: string;
  isLaravel: boolean;
}

export interface FailedLoginRow {
  id: string;
  email: string;
  since: number;
  count: number;
}

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

/** The table that each foreign key names a row of. */
export const TARGETS: Readonly<Record<string, TableName>> = {
  weekId: 'weeks',
  homeId: 'teams',
  awayId: 'teams',
  userId: 'users',
  gameId: 'games',
  triviaId: 'trivias',
};
