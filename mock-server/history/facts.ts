/**
 * Facts: the only thing a world remembers besides its seed. They are causes; whatever depends on the time is
 * derived when read. Applying the same facts to the same seed gives the same projection on any machine.
 */
import type { FaultRow, NewPrediction, TableName, UserRow } from '../models/rows.ts';
import type { ClientState } from '../page/client.ts';

/** Who caused a fact. */
export type Author = 'app' | 'panel' | 'recipe' | 'other-device';

/** One change of one row made by hand, with what it replaced, so that it can be undone. */
export interface Change {
  table: TableName;
  id: string;
  /** Null removes the row. */
  patch: Record<string, unknown> | null;
  /** The columns as they were; null where the row is new. */
  before: Record<string, unknown> | null;
}

/** What each kind of fact carries. */
export interface FactPayloads {
  register: { user: Omit<UserRow, 'id' | 'created_at' | 'verified_at' | 'deleted_at'> };
  code: { user_id: string };
  verify: { user_id: string; mail_id: string | null };
  login: { user_id: string; device?: string };
  'login-failed': { email: string };
  logout: { session_id: string };
  link: { user_id: string };
  password: { user_id: string; mail_id: string; password: string };
  delete: { user_id: string };
  pool: { user_id: string; predictions: NewPrediction[] };
  trivia: { user_id: string; trivia_id: string; answer: string; is_correct: boolean };
  persona: { id: string };
  /** Changes by hand. `label` says in Spanish what was done; `undoes` is the fact it takes back. */
  edit: { label: string; changes: Change[]; undoes?: number };
  fault: { fault: FaultRow };
  'fault-met': { id: string; hit: boolean };
  'fault-clear': { id: string | null };
  clock: { from: number; to: number; silent: boolean };
  /** “Laravel de fábrica”: from here on the server answers as Laravel does by default, or no longer. */
  laravel: { isOn: boolean };
}

/** What happened, in one word. */
export type FactKind = keyof FactPayloads;

interface FactBase<Kind extends FactKind> {
  /** Place in its branch, from 1 on. */
  seq: number;
  /** Virtual time in ms. */
  at: number;
  by: Author;
  kind: Kind;
  payload: FactPayloads[Kind];
  /** The app's own storage and route as they stood when the next fact came, or the traveller left. */
  client?: ClientState;
}

/** One thing that happened, with its place and its virtual time. */
export type Fact = { [Kind in FactKind]: FactBase<Kind> }[FactKind];

/** Facts that leave no trace in the data: a future made only of them is no branch worth keeping. */
export const leavesNoData = ({ kind }: Fact) =>
  kind === 'clock' || kind === 'laravel' || kind === 'login-failed' || kind.startsWith('fault');
