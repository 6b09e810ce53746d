import type { FormErrorCode } from '../../stores/account/form-errors.ts';
import type { TextDialogType } from '../../stores/shell/dialogs.ts';
import type { FaultName } from './faults.ts';
import type { Prepare } from './prepare.tsx';

/** The state 20 seconds after the action of the player. */
export interface ObservedOutcome {
  dialog: TextDialogType | null;
  fields: Readonly<Record<string, FormErrorCode>>;
  isAskedToWait: boolean;
  isHeld: boolean;
  screen: string;
  hasToken: boolean;
  hasDraft: boolean;
  /** E-mail of the verification record, to which “Ir a confirmar” leads. */
  toConfirm: string | null;
  requests: {
    own: number;
    csrf: number;
    next: number;
    others: number;
  };
}

/** The differences of an outcome from the outcome `success` or `failure` of the row. */
export type OutcomeChanges = Partial<Omit<ObservedOutcome, 'requests'>> & {
  requests?: Partial<ObservedOutcome['requests']>;
  isSuccess?: boolean;
};

export type SingleCell = 'success' | TextDialogType | OutcomeChanges;

/**
 * `done` is the outcome when the server carried out the request before the fault, `undone` the outcome when
 * it did not.
 */
export type MatrixCell = SingleCell | { done: SingleCell; undone: SingleCell };

export interface MatrixRow {
  /** The name of the call in the titles, when it differs from `line`. */
  name?: string;
  line: string;
  action: Prepare;
  /** Without it, the call is a read, which the client repeats. */
  kind?: 'session-start' | 'write';
  isPlayer?: boolean;
  needsFreshCsrf?: boolean;
  next?: string;
  success: OutcomeChanges;
  failure: OutcomeChanges;
  getWrongShape?: () => unknown;
  refusals?: Readonly<Record<string, MatrixCell>>;
  cells?: Readonly<Partial<Record<FaultName, MatrixCell>>>;
}

/**
 * For calls whose success does not depend on the body of the answer: an empty body and JSON of another shape
 * count as success.
 */
export const UNUSED_ANSWER = { empty: 'success', shape: 'success' } as const;

export const PLAYER = { hasToken: true, hasDraft: true };
