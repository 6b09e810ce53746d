/**
 * One dialog is open at a time (spec §2, §3). The next dialog waits in a queue, but it replaces an open
 * progress dialog (`PROGRESS_MODALS`) or the trivia at once. The trivia opens again when no other dialog waits.
 * `app/modals/table.tsx` defines the look of each type.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { modalsCopy } from '../../copy/modals.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Id } from '../../domain/types.ts';

/** A dialog whose texts are in `copy/modals.ts`. The trivia has its own (`copy/trivia.ts`). */
export type TextModalType = keyof typeof modalsCopy;

export const PROGRESS_MODALS = ['createAccount', 'signingOut', 'changingPassword', 'sendingPool'] as const;

export type ProgressModalType = (typeof PROGRESS_MODALS)[number];

export type ModalType = TextModalType | 'trivia';

export interface ReviewParams {
  lines: readonly TicketLine[];
  /** Number of open games of the week without a complete score. */
  missing: number;
  /** Goes to a game after the review has closed. With it, the review names the empty games that close soon. */
  goToGame?: ((gameId: Id) => void) | undefined;
}

export interface SentParams {
  lines: readonly TicketLine[];
  folio?: string | undefined;
  /**
   * Server time at which the newest of the sent predictions was saved, in ms since the epoch. The current
   * server time if the server gave no time.
   */
  sentAt: number;
  weekName: string;
  /** The answer of a send was lost, and a trivia with it: `later` if another send of the week can bring it. */
  lostTrivia?: 'later' | 'gone' | undefined;
  /** Number of games of the week that can still be sent, now or later. */
  left: number;
  /** Number of sent scores that the server accepted and didn't save. They stay drafts. */
  unsaved?: number;
}

export interface ModalParams {
  closeSession: { draftCount: number };
  emailSentChangePasswordSuccess: { email: string };
  /** `isForeign`: the server answers with the data of another player. */
  expiredSession: { isForeign: boolean } | undefined;
  /**
   * `hasInput` (default true): the page has fields, so the dialog promises to keep what was typed. `canRetry` (default
   * false): accepting the dialog sends the failed call again.
   */
  networkError: { hasInput?: boolean; canRetry?: boolean } | undefined;
  newAccount: { email: string };
  /** `hours` before the kick-off at which a game closes. Not known after a call that concerns no week. */
  poolGameNotAvailable: { hours?: number } | undefined;
  /** `hasRest`: accepting the dialog offers the scores that can still be sent. */
  poolInvalid: { hasRest: boolean } | undefined;
  poolSent: SentParams;
  poolsSent: SentParams;
  sendPool: ReviewParams;
  sentVerifyCode: { email: string };
  /** `unsaved`: the number of scores that the server accepted and didn't save. */
  unpreventedError: { unsaved: number } | undefined;
  /** `isCodeMailed` (default true): the server has mailed a code. */
  verifyAccountError: { isCodeMailed?: boolean } | undefined;
}

export type ParamsByType = { [T in ModalType]: T extends keyof ModalParams ? ModalParams[T] : undefined };

export type OpenModal<T extends ModalType = ModalType> = {
  [K in T]: {
    type: K;
    params: ParamsByType[K];
    /** Gets the parameters that the dialog showed last (see `reviseReview`). */
    onAccept?: ((params: ParamsByType[K]) => void) | undefined;
    onCancel?: (() => void) | undefined;
  };
}[T];

/** What `show` takes. Parameters that may be undefined can be left out. */
export type ModalRequest = {
  [K in ModalType]: undefined extends ParamsByType[K]
    ? Omit<OpenModal<K>, 'params'> & Partial<Pick<OpenModal<K>, 'params'>>
    : OpenModal<K>;
}[ModalType];

const isProgress = (type: ModalType) => (PROGRESS_MODALS as readonly ModalType[]).includes(type);

export type ModalStore = ReturnType<typeof createModalStore>;

export function createModalStore() {
  const current = signal<OpenModal | null>(null);
  let waiting: OpenModal[] = [];

  /** Opens the next dialog that waits, and returns the dialog that was open. */
  function next() {
    const open = current.value;
    current.value = waiting.shift() ?? null;
    return open;
  }

  function callAccept<T extends ModalType>(request: OpenModal<T>) {
    request.onAccept?.(request.params);
  }

  return {
    current: current as ReadonlySignal<OpenModal | null>,
    isVisible: computed(() => current.value !== null),
    /**
     * Shows a dialog at once if no dialog, a progress dialog or the trivia is open. Otherwise queues it, unless a
     * dialog of the same type is open or queued.
     */
    show(shown: ModalRequest) {
      const request = { params: undefined, ...shown } as OpenModal;
      const open = current.value;
      if (open && [open, ...waiting].some(({ type }) => type === request.type) && !isProgress(open.type))
        return;
      if (!open || isProgress(open.type)) {
        current.value = request;
      } else if (open.type === 'trivia') {
        waiting = [open];
        current.value = request;
      } else {
        const isTriviaLast = waiting.at(-1)?.type === 'trivia';
        waiting.splice(isTriviaLast ? -1 : waiting.length, 0, request);
      }
    },
    reviseReview(params: ReviewParams) {
      const open = current.value;
      if (open?.type === 'sendPool') current.value = { ...open, params };
    },
    /** Closes the dialog of that type, open or queued. */
    hide(type: ModalType) {
      waiting = waiting.filter((request) => request.type !== type);
      if (current.value?.type === type) next();
    },
    clear() {
      waiting = [];
      current.value = null;
    },
    accept() {
      const closed = next();
      if (closed) callAccept(closed);
    },
    cancel() {
      next()?.onCancel?.();
    },
  };
}
