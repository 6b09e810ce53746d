/** A row of the fault matrix: what the player sees when one call fails in each way. */
import type { FormErrorCode } from '../../stores/account/form.ts';
import type { ModalType } from '../../stores/shell/modal.ts';
import type { ACTIONS } from './actions.ts';
import type { FaultName } from './faults.ts';

/** What can be observed 20 seconds after the player’s press, when every outcome is on screen. */
export interface Outcome {
  /** Null when no dialog is shown. */
  dialog: ModalType | null;
  /** Errors of the form’s fields. */
  fields: Readonly<Record<string, FormErrorCode>>;
  /** The form says that the player has to wait. */
  isAskedToWait: boolean;
  /** The button can’t be pressed again yet. */
  isHeld: boolean;
  /** What the page shows. */
  screen: string;
  hasToken: boolean;
  /** Whether the device still has the player's draft. */
  hasDraft: boolean;
  requests: {
    /** Requests of the call itself. */
    own: number;
    csrf: number;
    /** Requests of the row’s `next`. */
    next: number;
    /** Requests of other calls that change something. */
    others: number;
  };
}

/** An outcome as the table writes it: what differs from the row’s `success` or `failure`. */
export type OutcomeChanges = Partial<Omit<Outcome, 'requests'>> & {
  requests?: Partial<Outcome['requests']>;
  /** Starts from the row’s `success` instead of its `failure`. */
  isSuccess?: boolean;
  /** Why it differs from what the first analysis of the faults asked for. */
  note?: string;
};

export type SingleCell = 'success' | ModalType | OutcomeChanges;

/** `done` and `undone`: whether the server did what it was asked to before the fault. */
export type Cell = SingleCell | { done: SingleCell; undone: SingleCell };

export interface Row {
  /** As the documentation names the call. */
  name: string;
  /** Method and path of the request. */
  line: string;
  action: keyof typeof ACTIONS;
  policy: 'read' | 'start' | 'write';
  isPlayer?: boolean;
  /** The CSRF cookie is fetched before the call. */
  needsFreshCsrf?: boolean;
  /** The line of a call that follows, for instance the one that reads back. */
  next?: string;
  success: OutcomeChanges;
  failure: OutcomeChanges;
  /** A good status with a body that is not quite what the call promises. */
  getWrongShape?: () => unknown;
  /** Texts with which the server refuses this call. */
  refusals?: Readonly<Record<string, Cell>>;
  cells?: Readonly<Partial<Record<FaultName, Cell>>>;
}
