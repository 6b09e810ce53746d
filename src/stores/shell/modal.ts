/**
 * The dialogs as data (spec §2, §3): a type, parameters and three handlers. One dialog is open at a time: another
 * one waits in a queue, except that the result of a progress dialog replaces it. How each type looks and where it
 * leads is in `app/modals/table.ts`.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { TicketLine } from '../../domain/tickets.ts';

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

/** Dialogs that the next one replaces: their result. */
export const PROGRESS_MODALS = ['createAccount', 'signingOut', 'changingPassword', 'sendingPool'] as const;

/** The 33 types of the contract (spec §8). */
export type ModalType = (typeof ERROR_MODALS)[number] | (typeof FLOW_MODALS)[number];

export type ProgressModalType = (typeof PROGRESS_MODALS)[number];

/** What the words of a dialog may need. */
export interface ModalParams {
  email?: string;
  /** Predictions about to be sent, sent, or kept as drafts. */
  count?: number;
  /** Open games still blank. */
  missing?: number;
  /** Hours between cut-off and kick-off. */
  hours?: number;
  lines?: readonly TicketLine[];
  folio?: string;
  /** Server time of the stamp, ms. */
  sentAt?: number;
  weekName?: string;
}

/** The three handlers of the spec. Each runs after the dialog has closed. */
export interface ModalActions {
  onAccept?: () => void;
  onCancel?: () => void;
  /** Closed without choosing: Escape or a click outside, where the type allows it. Defaults to `onCancel`. */
  onClose?: () => void;
}

/** A dialog to show. */
export interface ModalRequest extends ModalActions {
  type: ModalType;
  params?: ModalParams;
}

/** The store as the pages and the host see it. */
export interface ModalStore {
  current: ReadonlySignal<ModalRequest | null>;
  isVisible: ReadonlySignal<boolean>;
  /** Shows a dialog, or queues it behind the one that stands. The same type never waits twice. */
  show(request: ModalRequest): void;
  /** Replaces the params of the open dialog if it has this type. Its handlers are kept. */
  revise(type: ModalType, params: ModalParams): void;
  /** Closes what stands without running a handler; `type` limits it to that dialog. */
  hide(type?: ModalType): void;
  /** Closes everything, waiting dialogs too: for a log-out or a switch of user. */
  clear(): void;
  accept(): void;
  cancel(): void;
  close(): void;
}

const isProgress = (type: ModalType) => (PROGRESS_MODALS as readonly ModalType[]).includes(type);

/** Makes the modal store. */
export function createModalStore(): ModalStore {
  const current = signal<ModalRequest | null>(null);
  let waiting: ModalRequest[] = [];

  function next() {
    current.value = waiting.shift() ?? null;
  }

  function finish(choose: (request: ModalRequest) => (() => void) | undefined) {
    const request = current.value;
    if (!request) return;
    next();
    choose(request)?.();
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
