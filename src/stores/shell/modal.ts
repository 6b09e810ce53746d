/**
 * One dialog is open at a time (spec §2, §3). The next dialog waits in a queue, but it replaces an open
 * progress dialog (`PROGRESS_MODALS`) at once. `app/modals/table.ts` defines the look of each type.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Id } from '../../domain/types.ts';

export const ERROR_MODALS = [
  'networkError',
  'connectionError',
  'unpreventedError',
  'verifyAccountError',
  'accountVerified',
  'expiredSession',
  'accountEliminated',
  'poolWeekNotValid',
  'poolInvalid',
  'poolNotAvailable',
  'poolGameNotAvailable',
  'promotionAsset',
  'questionAnsweredByUser',
  'questionNotFound',
  'changePasswordError',
  'changePasswordExpired',
] as const;

export const FLOW_MODALS = [
  'continueStepForm',
  'sendPool',
  'createAccount',
  'newAccount',
  'sentVerifyCode',
  'closeSession',
  'signingOut',
  'signOut',
  'changingPassword',
  'emailSentChangePasswordSuccess',
  'passwordChanged',
  'sendingPool',
  'poolsSent',
  'poolSent',
  'deleteAccount',
  'accountDeleted',
  'verifyAccountSuccess',
] as const;

export const PROGRESS_MODALS = ['createAccount', 'signingOut', 'changingPassword', 'sendingPool'] as const;

export type ModalType = (typeof ERROR_MODALS)[number] | (typeof FLOW_MODALS)[number];

export type ProgressModalType = (typeof PROGRESS_MODALS)[number];

export interface ClosingSoon {
  // Open games of the selected week without a complete score that close within 24 hours, the first to close
  // first.
  gameIds: ReadonlySignal<readonly Id[]>;
  // Closes the dialog `sendPool` and goes to the first game of `gameIds`, if there is one.
  goToFirst(): void;
}

export interface ModalParams {
  email?: string;
  count?: number;
  missing?: number;
  hours?: number;
  lines?: readonly TicketLine[];
  folio?: string;
  /**
   * Server time at which the newest of the sent predictions was saved, in ms since the epoch. The current
   * server time if the server gave no time.
   */
  sentAt?: number;
  weekName?: string;
  /** The answer of a send was lost, and a trivia with it: `later` if another send of the week can bring it. */
  lostTrivia?: 'later' | 'gone' | undefined;
  closingSoon?: ClosingSoon;
}

export interface ModalActions {
  /** Gets the parameters that the dialog showed last (see `revise`). */
  onAccept?: (params: ModalParams) => void;
  onCancel?: () => void;
  /** Called after Escape or a click outside a dialog that can be dismissed. Defaults to `onCancel`. */
  onClose?: () => void;
}

export interface ModalRequest extends ModalActions {
  type: ModalType;
  params?: ModalParams;
}

export interface ModalStore {
  current: ReadonlySignal<ModalRequest | null>;
  isVisible: ReadonlySignal<boolean>;
  /**
   * Shows a dialog at once if no dialog or a progress dialog is open. Otherwise queues it, unless a dialog of
   * the same type is open or queued.
   */
  show(request: ModalRequest): void;
  revise(type: ModalType, params: ModalParams): void;
  hide(type?: ModalType): void;
  clear(): void;
  accept(): void;
  cancel(): void;
  close(): void;
}

const isProgress = (type: ModalType) => (PROGRESS_MODALS as readonly ModalType[]).includes(type);

export function createModalStore(): ModalStore {
  const current = signal<ModalRequest | null>(null);
  let waiting: ModalRequest[] = [];

  function next() {
    current.value = waiting.shift() ?? null;
  }

  function finish(choose: (request: ModalRequest) => ModalActions['onAccept']) {
    const request = current.value;
    if (!request) return;
    next();
    choose(request)?.(request.params ?? {});
  }

  return {
    current,
    isVisible: computed(() => current.value !== null),
    show(request) {
      const standing = current.value;
      if (!standing || isProgress(standing.type)) {
        current.value = request;
      } else if (standing.type !== request.type && !waiting.some((one) => one.type === request.type)) {
        waiting.push(request);
      }
    },
    revise(type, params) {
      const standing = current.value;
      if (standing?.type === type) current.value = { ...standing, params };
    },
    hide(type) {
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
