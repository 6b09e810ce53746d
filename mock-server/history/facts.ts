/**
 * Facts are all that a world stores besides its seed. The same facts applied to the same seed give the same data on
 * any machine. Values that depend on the time are derived when they are read.
 */
import type { FaultRow, NewPrediction, TableName, UserRow } from '../models/rows.ts';
import type { ClientState } from '../page/client.ts';

export type Author = 'app' | 'panel' | 'recipe' | 'other-device';

/** One edited row, with the previous values for undo. */
export interface Change {
  table: TableName;
  id: string;
  /** Null deletes the row. */
  patch: Record<string, unknown> | null;
  /** The previous values; null for a new row. */
  before: Record<string, unknown> | null;
}

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
  /** An edit from the panel. `label` is its Spanish description; `undoes` is the `seq` of the fact that it reverts. */
  edit: { label: string; changes: Change[]; undoes?: number };
  fault: { fault: FaultRow };
  'fault-met': { id: string; hit: boolean };
  'fault-clear': { id: string | null };
  clock: { from: number; to: number; silent: boolean };
  /** Turns “Laravel de fábrica” on or off: the server answers as Laravel does by default. */
  laravel: { isOn: boolean };
}

export type FactKind = keyof FactPayloads;

interface FactBase<Kind extends FactKind> {
  /** Position in its branch, from 1. */
  seq: number;
  /** Virtual time in ms. */
  at: number;
  by: Author;
  kind: Kind;
  payload: FactPayloads[Kind];
  /** The app's storage and route when the next fact was added or the user travelled away. */
  client?: ClientState;
}

export type Fact = { [Kind in FactKind]: FactBase<Kind> }[FactKind];

/** Facts that leave the data unchanged. Later facts of these kinds alone are dropped instead of kept as a branch. */
export const leavesNoData = ({ kind }: Fact) =>
  kind === 'clock' || kind === 'laravel' || kind === 'login-failed' || kind.startsWith('fault');
