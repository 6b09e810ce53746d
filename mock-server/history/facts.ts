/**
 * The data of a world follows from its seed and its facts alone: the same facts applied to the same seed give the
 * same data on any machine. Values that depend on the time are derived when they are read.
 */
import type { FaultRow, ScorePick, TableName, UserRow } from '../models/rows.ts';
import type { PageState } from '../page/page-adapter.ts';

export type Author = 'app' | 'panel' | 'recipe' | 'other-device';

export interface Change {
  table: TableName;
  id: string;
  patch: Record<string, unknown> | null;
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
  pool: { user_id: string; predictions: ScorePick[] };
  trivia: { user_id: string; trivia_id: string; answer: string; is_correct: boolean };
  persona: { id: string };
  edit: { label: string; changes: Change[]; undoes?: number };
  fault: { fault: FaultRow };
  'fault-met': { id: string; hit: boolean };
  'fault-clear': { id: string | null };
  clock: { from: number; to: number; silent: boolean };
  laravel: { isOn: boolean };
}

export type FactKind = keyof FactPayloads;

interface FactBase<Kind extends FactKind> {
  seq: number;
  at: number;
  by: Author;
  kind: Kind;
  payload: FactPayloads[Kind];
  /** The call that caused the fact. Absent when the panel or a recipe caused it. */
  endpoint?: string;
  /** The state of the page after this fact. */
  page?: PageState;
}

export type Fact = { [Kind in FactKind]: FactBase<Kind> }[FactKind];

/**
 * True for time jumps, faults, failed log-ins and Laravel's setting, which change no game, account or prediction.
 * When all facts after the cursor are of these kinds, a new fact replaces them instead of starting a branch.
 */
export const leavesNoData = ({ kind }: Fact) =>
  kind === 'clock' || kind === 'laravel' || kind === 'login-failed' || kind.startsWith('fault');

export const copyWithoutPage = ({ page: _page, ...fact }: Fact): Fact => structuredClone(fact) as Fact;
