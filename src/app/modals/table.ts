import type { ComponentType } from 'react';
import type { CardName } from '../../copy/cards.ts';
import { type ModalCopy, modalsCopy } from '../../copy/modals.ts';
import type { PathName } from '../../lib/routes.ts';
import type { ShellStores } from '../../stores/index.ts';
import type { ParamsOf, ProgressModalType, TextModalType } from '../../stores/shell/modal.ts';
import { ProgressBody, ReviewBody, SentTicketBody } from './bodies.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';

interface ModalButton {
  action: 'accept' | 'cancel';
  variant: 'primary' | 'line' | 'danger';
  hasFocus?: boolean;
}

export interface ModalEntry<Params = never> {
  role: 'dialog' | 'alertdialog';
  variant: 'error' | 'confirm' | 'done' | 'progress';
  buttons: readonly ModalButton[];
  isDismissable: boolean;
  isBusy?: boolean;
  copy: ModalCopy<Params>;
  card: CardName | null;
  isWarning?: boolean;
  Body?: ComponentType<{ params: Params }>;
  acceptGoesTo?: PathName;
  afterAccept?: (stores: ShellStores) => void;
  afterDecline?: (stores: ShellStores) => void;
}

const ACCEPT: ModalEntry['buttons'] = [{ action: 'accept', variant: 'primary', hasFocus: true }];
const CANCEL_OR_ACCEPT: ModalEntry['buttons'] = [
  { action: 'cancel', variant: 'line' },
  { action: 'accept', variant: 'primary', hasFocus: true },
];
const DECIDE: ModalEntry['buttons'] = [
  { action: 'cancel', variant: 'line', hasFocus: true },
  { action: 'accept', variant: 'primary' },
];
const DECIDE_DESTRUCTIVE: ModalEntry['buttons'] = [
  { action: 'cancel', variant: 'line', hasFocus: true },
  { action: 'accept', variant: 'danger' },
];
/**
 * Only for sendPool: the looks of accept and cancel are swapped (spec §8). No button has the focus, because the
 * list of scores may be longer than the screen and a focused button would scroll past the warning.
 */
const DECIDE_INVERTED: ModalEntry['buttons'] = [
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
type ModalTable = {
  readonly [T in TextModalType]: ModalEntry<ParamsOf<T>> & {
    variant: T extends ProgressModalType ? 'progress' : Exclude<ModalEntry['variant'], 'progress'>;
  };
} & { readonly trivia: { Dialog: ComponentType } };

export const MODAL_TABLE: ModalTable = {
  networkError: { ...OFFER, card: 'antenna', copy: modalsCopy.networkError },
  connectionError: { ...ERROR, card: 'stands', copy: modalsCopy.connectionError },
  unpreventedError: { ...ERROR, card: 'post', copy: modalsCopy.unpreventedError },
  verifyAccountError: {
    ...OFFER,
    card: 'mail',
    copy: modalsCopy.verifyAccountError,
    acceptGoesTo: 'confirmAccount',
    // The confirmation page is only for visitors.
    afterAccept: ({ auth }) => {
      if (auth.status.value === 'authenticated') auth.dropSession();
    },
  },
  accountVerified: {
    ...ERROR,
    card: 'credential',
    copy: modalsCopy.accountVerified,
    acceptGoesTo: 'login',
  },
  expiredSession: { ...ERROR, card: 'redCard', copy: modalsCopy.expiredSession },
  accountEliminated: {
    ...OFFER,
    card: 'redCard',
    copy: modalsCopy.accountEliminated,
    acceptGoesTo: 'register',
    afterAccept: ({ auth }) => auth.dropSession(),
    afterDecline: ({ auth }) => {
      if (auth.status.value === 'authenticated') auth.logOut();
    },
  },
  poolWeekNotValid: { ...ERROR, card: 'offside', copy: modalsCopy.poolWeekNotValid },
  poolInvalid: { ...ERROR, card: 'scoreboard', copy: modalsCopy.poolInvalid },
  poolNotAvailable: { ...ERROR, card: 'stopwatch', copy: modalsCopy.poolNotAvailable },
  poolGameNotAvailable: {
    ...ERROR,
    card: 'whistle',
    copy: modalsCopy.poolGameNotAvailable,
    acceptGoesTo: 'games',
  },
  promotionAsset: { ...ERROR, card: 'snack', copy: modalsCopy.promotionAsset },
  questionAnsweredByUser: { ...ERROR, card: 'whistle', copy: modalsCopy.questionAnsweredByUser },
  questionNotFound: { ...ERROR, card: 'ball', copy: modalsCopy.questionNotFound },
  changePasswordError: { ...ERROR, card: 'key', copy: modalsCopy.changePasswordError },
  changePasswordExpired: {
    ...OFFER,
    card: 'stopwatch',
    copy: modalsCopy.changePasswordExpired,
    acceptGoesTo: 'forgotPassword',
  },
  continueStepForm: { ...CONFIRMATION, card: 'credential', copy: modalsCopy.continueStepForm },
  sendPool: {
    ...CONFIRMATION,
    card: 'ticket',
    copy: modalsCopy.sendPool,
    buttons: DECIDE_INVERTED,
    isWarning: true,
    Body: ReviewBody,
  },
  createAccount: { ...PROGRESS, card: 'stands', copy: modalsCopy.createAccount },
  newAccount: { ...DONE, card: 'mail', copy: modalsCopy.newAccount, acceptGoesTo: 'confirmAccount' },
  sentVerifyCode: { ...DONE, card: 'mail', copy: modalsCopy.sentVerifyCode },
  closeSession: { ...CONFIRMATION, card: 'tunnel', copy: modalsCopy.closeSession },
  signingOut: { ...PROGRESS, card: 'tunnel', copy: modalsCopy.signingOut },
  signOut: { ...DONE, card: 'tunnel', copy: modalsCopy.signOut },
  changingPassword: { ...PROGRESS, card: 'key', copy: modalsCopy.changingPassword },
  emailSentChangePasswordSuccess: {
    ...DONE,
    card: 'mail',
    copy: modalsCopy.emailSentChangePasswordSuccess,
    acceptGoesTo: 'login',
  },
  passwordChanged: { ...DONE, card: 'key', copy: modalsCopy.passwordChanged, acceptGoesTo: 'login' },
  sendingPool: { ...PROGRESS, card: 'ticket', copy: modalsCopy.sendingPool },
  poolsSent: { ...DONE, card: null, copy: modalsCopy.poolsSent, Body: SentTicketBody },
  poolSent: { ...DONE, card: null, copy: modalsCopy.poolSent, Body: SentTicketBody },
  deleteAccount: {
    ...CONFIRMATION,
    card: 'redCard',
    copy: modalsCopy.deleteAccount,
    buttons: DECIDE_DESTRUCTIVE,
  },
  accountDeleted: { ...DONE, card: 'tunnel', copy: modalsCopy.accountDeleted },
  verifyAccountSuccess: {
    ...DONE,
    card: 'goal',
    copy: modalsCopy.verifyAccountSuccess,
    acceptGoesTo: 'games',
  },
  trivia: { Dialog: TriviaDialog },
};
