import type { ComponentType } from 'react';
import type { CardName } from '../../copy/cards.ts';
import { type ModalCopy, modalsCopy } from '../../copy/modals.ts';
import type { PathName } from '../../lib/routes.ts';
import type { ShellStores } from '../../stores/index.ts';
import type { ParamsByType, ProgressModalType, TextModalType } from '../../stores/shell/modal.ts';
import { ProgressBody, ReviewBody, SentTicketBody } from './bodies.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';

interface ModalButton {
  action: 'accept' | 'cancel';
  variant: 'primary' | 'line' | 'danger';
  hasFocus?: boolean;
}

export interface ModalEntry<Params> {
  role: 'dialog' | 'alertdialog';
  variant: 'error' | 'confirm' | 'done' | 'progress';
  buttons: readonly ModalButton[];
  isDismissable: boolean;
  isBusy?: boolean;
  card: CardName | null;
  isWarning?: boolean;
  Body?: ComponentType<{ params: Params }>;
  acceptGoesTo?: PathName;
  afterAccept?: (stores: ShellStores) => void;
  afterDecline?: (stores: ShellStores) => void;
}

const ACCEPT: readonly ModalButton[] = [{ action: 'accept', variant: 'primary', hasFocus: true }];
const CANCEL_OR_ACCEPT: readonly ModalButton[] = [
  { action: 'cancel', variant: 'line' },
  { action: 'accept', variant: 'primary', hasFocus: true },
];
const DECIDE: readonly ModalButton[] = [
  { action: 'cancel', variant: 'line', hasFocus: true },
  { action: 'accept', variant: 'primary' },
];
const DECIDE_DESTRUCTIVE: readonly ModalButton[] = [
  { action: 'cancel', variant: 'line', hasFocus: true },
  { action: 'accept', variant: 'danger' },
];
/**
 * Only for sendPool: the looks of accept and cancel are swapped (spec §8). No button has the focus, because the
 * list of scores may be longer than the screen and a focused button would scroll past the warning.
 */
const DECIDE_INVERTED: readonly ModalButton[] = [
  { action: 'cancel', variant: 'primary' },
  { action: 'accept', variant: 'line' },
];

const ERROR = { role: 'alertdialog', variant: 'error', buttons: ACCEPT, isDismissable: false } as const;
const OFFER = {
  role: 'alertdialog',
  variant: 'error',
  buttons: CANCEL_OR_ACCEPT,
  isDismissable: true,
} as const;
const CONFIRMATION = {
  role: 'alertdialog',
  variant: 'confirm',
  buttons: DECIDE,
  isDismissable: true,
} as const;
const DONE = { role: 'dialog', variant: 'done', buttons: ACCEPT, isDismissable: false } as const;
const PROGRESS = {
  role: 'dialog',
  variant: 'progress',
  buttons: [],
  isDismissable: false,
  isBusy: true,
  Body: ProgressBody,
} as const;

/**
 * Allows the variant `progress` only for the types of `PROGRESS_MODALS` and requires it for them. The modal
 * store replaces such a dialog with the next dialog.
 */
export type TextModalTable = {
  readonly [T in TextModalType]: ModalEntry<ParamsByType[T]> & {
    variant: T extends ProgressModalType ? 'progress' : 'error' | 'confirm' | 'done';
  };
};

export const MODAL_TABLE: TextModalTable & { readonly trivia: { Dialog: ComponentType } } = {
  networkError: { ...OFFER, card: 'antenna' },
  connectionError: { ...ERROR, card: 'stands' },
  unpreventedError: { ...ERROR, card: 'post' },
  verifyAccountError: {
    ...OFFER,
    card: 'mail',
    acceptGoesTo: 'confirmAccount',
    // The confirmation page is only for visitors.
    afterAccept: ({ auth }) => {
      if (auth.status.value === 'authenticated') auth.dropSession();
    },
  },
  accountVerified: {
    ...ERROR,
    card: 'credential',
    acceptGoesTo: 'login',
  },
  expiredSession: { ...ERROR, card: 'redCard' },
  accountEliminated: {
    ...OFFER,
    card: 'redCard',
    acceptGoesTo: 'register',
    afterAccept: ({ auth }) => auth.dropSession(),
    afterDecline: ({ auth }) => {
      if (auth.status.value === 'authenticated') auth.logOut();
    },
  },
  poolWeekNotValid: { ...ERROR, card: 'offside' },
  poolInvalid: { ...ERROR, card: 'scoreboard' },
  poolNotAvailable: { ...ERROR, card: 'stopwatch' },
  poolGameNotAvailable: {
    ...ERROR,
    card: 'whistle',
    acceptGoesTo: 'games',
  },
  promotionAsset: { ...ERROR, card: 'snack' },
  questionAnsweredByUser: { ...ERROR, card: 'whistle' },
  questionNotFound: { ...ERROR, card: 'ball' },
  changePasswordError: { ...ERROR, card: 'key' },
  changePasswordExpired: {
    ...OFFER,
    card: 'stopwatch',
    acceptGoesTo: 'forgotPassword',
  },
  continueStepForm: { ...CONFIRMATION, card: 'credential' },
  sendPool: {
    ...CONFIRMATION,
    card: 'ticket',
    buttons: DECIDE_INVERTED,
    isWarning: true,
    Body: ReviewBody,
  },
  createAccount: { ...PROGRESS, card: 'stands' },
  newAccount: { ...DONE, card: 'mail', acceptGoesTo: 'confirmAccount' },
  sentVerifyCode: { ...DONE, card: 'mail' },
  closeSession: { ...CONFIRMATION, card: 'tunnel' },
  signingOut: { ...PROGRESS, card: 'tunnel' },
  signOut: { ...DONE, card: 'tunnel' },
  changingPassword: { ...PROGRESS, card: 'key' },
  emailSentChangePasswordSuccess: {
    ...DONE,
    card: 'mail',
    acceptGoesTo: 'login',
  },
  passwordChanged: { ...DONE, card: 'key', acceptGoesTo: 'login' },
  sendingPool: { ...PROGRESS, card: 'ticket' },
  poolsSent: { ...DONE, card: null, Body: SentTicketBody },
  poolSent: { ...DONE, card: null, Body: SentTicketBody },
  deleteAccount: {
    ...CONFIRMATION,
    card: 'redCard',
    buttons: DECIDE_DESTRUCTIVE,
  },
  accountDeleted: { ...DONE, card: 'tunnel' },
  verifyAccountSuccess: {
    ...DONE,
    card: 'goal',
    acceptGoesTo: 'games',
  },
  trivia: { Dialog: TriviaDialog },
};

export const MODAL_COPY: { readonly [T in TextModalType]: ModalCopy<ParamsByType[T]> } = modalsCopy;
