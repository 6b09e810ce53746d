/**
 * One dialog is open at a time (spec §2, §3). The next dialog waits in a queue, but it replaces an open
 * progress dialog (`PROGRESS_MODALS`) or the trivia at once. The trivia opens again when no other dialog waits.
 * `app/modals/table.ts` defines the look of each type.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Id } from '../../domain/types.ts';
import type { ErrorModalType } from './error-dialogs.ts';

/** A dialog whose texts are in `copy/modals.ts`. The trivia has its own (`copy/trivia.ts`). */
export type TextModalType =
  | ErrorModalType
  | 'expiredSession'
  | 'promotionAsset'
  | 'continueStepForm'
  | 'sendPool'
  | 'createAccount'
  | 'newAccount'
  | 'sentVerifyCode'
  | 'closeSession'
  | 'signingOut'
  | 'signOut'
  | 'changingPassword'
  | 'emailSentChangePasswordSuccess'
  | 'passwordChanged'
  | 'sendingPool'
  | 'poolsSent'
  | 'poolSent'
  | 'deleteAccount'
  | 'accountDeleted'
  | 'verifyAccountSuccess';

export const PROGRESS_MODALS = ['createAccount', 'signingOut', 'changingPassword', 'sendingPool'] as const;

export type ProgressModalType = (typeof PROGRESS_MODALS)[number];

export type ModalType = TextModalType | 'trivia';

export interface ReviewParams {
  lines: readonly TicketLine[];
  /** Number of open games of the week without a complete score. */
  missing: number;
  closingSoon?: ClosingSoon | undefined;
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
}

/** The parameters of the dialogs that have some. */
export interface ModalParams {
  closeSession: { draftCount: number };
  emailSentChangePasswordSuccess: { email: string };
  /** `hasInput` (default true): the page has fields, so the dialog promises to keep what was typed. */
  networkError: { hasInput?: boolean };
  newAccount: { email: string };
  /** `hours` before the kick-off at which a game closes. Not known after a call that concerns no week. */
  poolGameNotAvailable: { hours?: number };
  poolSent: SentParams;
  poolsSent: SentParams;
  sendPool: ReviewParams;
  sentVerifyCode: { email: string };
}

export type ParamsOf<T extends ModalType> = T extends keyof ModalParams ? ModalParams[T] : undefined;

type WithParams<T extends ModalType> = T extends keyof ModalParams
  ? Partial<ModalParams[T]> extends ModalParams[T]
    ? { params?: ModalParams[T] }
    : { params: ModalParams[T] }
  : { params?: undefined };

interface ModalActions<Params> {
  /** Gets the parameters that the dialog showed last (see `revise`). */
  onAccept?: ((params: Params) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** Called after Escape or a click outside a dialog that can be dismissed. Defaults to `onCancel`. */
  onClose?: (() => void) | undefined;
}

export type ModalRequest = {
  [T in ModalType]: { type: T } & WithParams<T> & ModalActions<ParamsOf<T>>;
}[ModalType];

export interface ClosingSoon {
  // Open games of the selected week without a complete score that close within 24 hours, the first to close
  // first.
  gameIds: ReadonlySignal<readonly Id[]>;
  // Closes the dialog `sendPool` and goes to the first game of `gameIds`, if there is one.
  goToFirst(): void;
}

const isProgress = (type: ModalType) => (PROGRESS_MODALS as readonly ModalType[]).includes(type);

export type ModalStore = ReturnType<typeof createModalStore>;

export function createModalStore() {
  const current = signal<ModalRequest | null>(null);
  let waiting: ModalRequest[] = [];

  function next() {
    current.value = waiting.shift() ?? null;
  }

  function finish(choose: (request: ModalRequest) => ((params: never) => void) | undefined) {
    const request = current.value;
    if (!request) return;
    next();
    choose(request)?.(request.params as never);
  }

  return {
    current: current as ReadonlySignal<ModalRequest | null>,
    isVisible: computed(() => current.value !== null),
    /**
     * Shows a dialog at once if no dialog, a progress dialog or the trivia is open. Otherwise queues it, unless a
     * dialog of the same type is open or queued.
     */
    show(request: ModalRequest) {
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
    /** Changes the parameters of the dialog if it is open. */
    revise<T extends keyof ModalParams>(type: T, params: ModalParams[T]) {
      const open = current.value;
      if (open?.type === type) current.value = { ...open, params } as ModalRequest;
    },
    /** Closes the open dialog or, with `type`, only the dialog of that type, open or queued. */
    hide(type?: ModalType) {
      waiting = waiting.filter((request) => request.type !== type);
      if (type && current.value?.type !== type) return;
      next();
    },
    clear() {
      waiting = [];
      current.value = null;
    },
    accept: () => finish((request) => request.onAccept),
    cancel: () => finish((request) => request.onCancel),
    close: () => finish((request) => request.onClose ?? request.onCancel),
  };
}
