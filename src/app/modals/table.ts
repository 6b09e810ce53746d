/** The one table of the dialogs (spec §8): everything about each of the 33 types. */
import type { ComponentType } from 'react';
import type { CardFace } from '../../components/art/card-face.ts';
import { antennaCard } from '../../components/art/cards/antenna.tsx';
import { ballCard } from '../../components/art/cards/ball.tsx';
import { credentialCard } from '../../components/art/cards/credential.tsx';
import { goalCard } from '../../components/art/cards/goal.tsx';
import { keyCard } from '../../components/art/cards/key.tsx';
import { mailCard } from '../../components/art/cards/mail.tsx';
import { offsideCard } from '../../components/art/cards/offside.tsx';
import { postCard } from '../../components/art/cards/post.tsx';
import { redCardCard } from '../../components/art/cards/red-card.tsx';
import { scoreboardCard } from '../../components/art/cards/scoreboard.tsx';
import { snackCard } from '../../components/art/cards/snack.tsx';
import { standsCard } from '../../components/art/cards/stands.tsx';
import { stopwatchCard } from '../../components/art/cards/stopwatch.tsx';
import { ticketCard } from '../../components/art/cards/ticket.tsx';
import { tunnelCard } from '../../components/art/cards/tunnel.tsx';
import { whistleCard } from '../../components/art/cards/whistle.tsx';
import { type ModalCopy, modalsCopy } from '../../copy/modals.ts';
import type { PathName } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import type { ModalParams, ModalType, ProgressModalType } from '../../stores/shell/modal.ts';
import { ProgressBody } from './ProgressBody.tsx';
import { ReviewList, SentTicket } from './ticket-bodies.tsx';

export interface ModalButton {
  action: 'accept' | 'cancel';
  variant: 'primary' | 'line' | 'danger';
  /** Takes the focus when the dialog opens: the button that can't do harm. */
  hasFocus?: boolean;
}

export interface ModalEntry {
  role: 'dialog' | 'alertdialog';
  /** The colour of the shadow and how the card leans. */
  tone: 'error' | 'confirm' | 'done' | 'progress';
  /** In the order of the DOM. */
  buttons: readonly ModalButton[];
  /** Closes on Escape and on a click outside. */
  isDismissable: boolean;
  /** Something is in progress: the text is a status. */
  isBusy?: boolean;
  copy: ModalCopy;
  /** The picture beside the title, or null for the title alone. */
  card: CardFace | null;
  /** The text carries a warning sign. */
  isWarning?: boolean;
  /** What the dialog shows under its text. */
  Body?: ComponentType<{ params: ModalParams }>;
  /** The page that the accept button leads to, after the request's own handler. */
  acceptGoesTo?: PathName;
  /** Runs after the request's own handler, whoever asked. */
  afterAccept?: (stores: Pick<Stores, 'auth'>) => void;
  /** The same for the cancel button, Escape and a click outside. */
  afterDecline?: (stores: Pick<Stores, 'auth'>) => void;
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
/** For sendPool: accept and cancel change their colours (spec §8), and their places too. */
const DECIDE_INVERTED: ModalEntry['buttons'] = [
  { action: 'accept', variant: 'line' },
  { action: 'cancel', variant: 'primary', hasFocus: true },
];

/** An error with one way out. */
const ERROR = { role: 'alertdialog', tone: 'error', buttons: ACCEPT, isDismissable: false } as const;
/** An error that offers a next step, which the player may decline. */
const OFFER = { role: 'alertdialog', tone: 'error', buttons: CANCEL_OR_ACCEPT, isDismissable: true } as const;
const CONFIRMATION = { role: 'alertdialog', tone: 'confirm', buttons: DECIDE, isDismissable: true } as const;
const DONE = { role: 'dialog', tone: 'done', buttons: ACCEPT, isDismissable: false } as const;
const PROGRESS = {
  role: 'dialog',
  tone: 'progress',
  buttons: [],
  isDismissable: false,
  isBusy: true,
  Body: ProgressBody,
} as const;

/** The types that the store replaces by their result are those with the tone `progress`, and no others. */
type ModalTable = {
  readonly [T in ModalType]: ModalEntry & {
    tone: T extends ProgressModalType ? 'progress' : Exclude<ModalEntry['tone'], 'progress'>;
  };
};

export const MODAL_TABLE: ModalTable = {
  networkError: { ...OFFER, card: antennaCard, copy: modalsCopy.networkError },
  connectionError: { ...ERROR, card: standsCard, copy: modalsCopy.connectionError },
  unpreventedError: { ...ERROR, card: postCard, copy: modalsCopy.unpreventedError },
  verifyAccountError: {
    ...OFFER,
    card: mailCard,
    copy: modalsCopy.verifyAccountError,
    acceptGoesTo: 'confirmAccount',
  },
  accountVerified: {
    ...ERROR,
    card: credentialCard,
    copy: modalsCopy.accountVerified,
    acceptGoesTo: 'login',
  },
  expiredSession: { ...ERROR, card: redCardCard, copy: modalsCopy.expiredSession },
  accountEliminated: {
    ...OFFER,
    card: redCardCard,
    copy: modalsCopy.accountEliminated,
    acceptGoesTo: 'register',
    afterAccept: ({ auth }) => auth.forget(),
    afterDecline: ({ auth }) => {
      if (auth.status.value === 'authenticated') auth.leave();
    },
  },
  poolWeekNotValid: { ...ERROR, card: offsideCard, copy: modalsCopy.poolWeekNotValid },
  poolInvalid: { ...ERROR, card: scoreboardCard, copy: modalsCopy.poolInvalid },
  poolNotAvailable: { ...ERROR, card: stopwatchCard, copy: modalsCopy.poolNotAvailable },
  poolGameNotAvailable: {
    ...ERROR,
    card: whistleCard,
    copy: modalsCopy.poolGameNotAvailable,
    acceptGoesTo: 'games',
  },
  promotionAsset: { ...ERROR, card: snackCard, copy: modalsCopy.promotionAsset },
  questionAnsweredByUser: { ...ERROR, card: whistleCard, copy: modalsCopy.questionAnsweredByUser },
  questionNotFound: { ...ERROR, card: ballCard, copy: modalsCopy.questionNotFound },
  changePasswordError: { ...ERROR, card: keyCard, copy: modalsCopy.changePasswordError },
  changePasswordExpired: {
    ...OFFER,
    card: stopwatchCard,
    copy: modalsCopy.changePasswordExpired,
    acceptGoesTo: 'forgotPassword',
  },
  continueStepForm: { ...CONFIRMATION, card: credentialCard, copy: modalsCopy.continueStepForm },
  sendPool: {
    ...CONFIRMATION,
    card: ticketCard,
    copy: modalsCopy.sendPool,
    buttons: DECIDE_INVERTED,
    isWarning: true,
    Body: ReviewList,
  },
  createAccount: { ...PROGRESS, card: standsCard, copy: modalsCopy.createAccount },
  newAccount: { ...DONE, card: mailCard, copy: modalsCopy.newAccount, acceptGoesTo: 'confirmAccount' },
  sentVerifyCode: { ...DONE, card: mailCard, copy: modalsCopy.sentVerifyCode },
  closeSession: { ...CONFIRMATION, card: tunnelCard, copy: modalsCopy.closeSession },
  signingOut: { ...PROGRESS, card: tunnelCard, copy: modalsCopy.signingOut },
  signOut: { ...DONE, card: tunnelCard, copy: modalsCopy.signOut },
  changingPassword: { ...PROGRESS, card: keyCard, copy: modalsCopy.changingPassword },
  emailSentChangePasswordSuccess: {
    ...DONE,
    card: mailCard,
    copy: modalsCopy.emailSentChangePasswordSuccess,
    acceptGoesTo: 'login',
  },
  passwordChanged: { ...DONE, card: keyCard, copy: modalsCopy.passwordChanged, acceptGoesTo: 'login' },
  sendingPool: { ...PROGRESS, card: ticketCard, copy: modalsCopy.sendingPool },
  poolsSent: { ...DONE, card: null, copy: modalsCopy.poolsSent, Body: SentTicket },
  poolSent: { ...DONE, card: null, copy: modalsCopy.poolSent, Body: SentTicket },
  deleteAccount: {
    ...CONFIRMATION,
    card: redCardCard,
    copy: modalsCopy.deleteAccount,
    buttons: DECIDE_DESTRUCTIVE,
  },
  accountDeleted: { ...DONE, card: tunnelCard, copy: modalsCopy.accountDeleted },
  verifyAccountSuccess: {
    ...DONE,
    card: goalCard,
    copy: modalsCopy.verifyAccountSuccess,
    acceptGoesTo: 'games',
  },
};
