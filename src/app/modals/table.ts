/**
 * The one table of the dialogs (spec §8): how each looks, who may close it and how, and where it leads. Its
 * words stand in copy.
 */
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
import type { PathName } from '../../lib/paths.ts';
import type { ModalType } from '../../stores/shell/modal.ts';

/** The four characters of a dialog; they decide its colour, its role and what may close it. */
export type Tone = 'error' | 'confirm' | 'done' | 'progress';

/** What stands under the title besides the text. */
export type Extra = 'review' | 'ticket';

/** One row of the table. */
export interface ModalLook {
  /** None where the boleto itself is the picture. */
  card: CardFace | null;
  tone: Tone;
  /** A decision that can't be taken back: its accept button is red. */
  isDestructive?: boolean;
  /** Accept and cancel change their colours and their order (spec §8, sendPool). */
  isInverted?: boolean;
  extra?: Extra;
  /** The page the accept button leads to, besides what the asker does. */
  acceptGoesTo?: PathName;
}

/** How each dialog looks and where it leads. */
export const MODALS: Readonly<Record<ModalType, ModalLook>> = {
  networkError: { card: antennaCard, tone: 'error' },
  connectionError: { card: standsCard, tone: 'error' },
  unpreventedError: { card: postCard, tone: 'error' },
  verifyAccountError: { card: mailCard, tone: 'error', acceptGoesTo: 'confirmAccount' },
  accountVerified: { card: credentialCard, tone: 'error', acceptGoesTo: 'login' },
  expiredSession: { card: redCardCard, tone: 'error' },
  accountEliminated: { card: redCardCard, tone: 'error', acceptGoesTo: 'register' },
  poolWeekNotValid: { card: offsideCard, tone: 'error' },
  poolInvalid: { card: scoreboardCard, tone: 'error' },
  poolNotAvailable: { card: stopwatchCard, tone: 'error' },
  poolGameNotAvailable: { card: whistleCard, tone: 'error', acceptGoesTo: 'games' },
  promotionAsset: { card: snackCard, tone: 'error' },
  questionAnsweredByUser: { card: whistleCard, tone: 'error' },
  questionNotFound: { card: ballCard, tone: 'error' },
  changePasswordError: { card: keyCard, tone: 'error' },
  changePasswordExpired: { card: stopwatchCard, tone: 'error', acceptGoesTo: 'forgotPassword' },
  continueStepForm: { card: credentialCard, tone: 'confirm' },
  sendPool: { card: ticketCard, tone: 'confirm', isInverted: true, extra: 'review' },
  createAccount: { card: standsCard, tone: 'progress' },
  newAccount: { card: mailCard, tone: 'done', acceptGoesTo: 'confirmAccount' },
  sentVerifyCode: { card: mailCard, tone: 'done' },
  closeSession: { card: tunnelCard, tone: 'confirm' },
  signingOut: { card: tunnelCard, tone: 'progress' },
  signOut: { card: tunnelCard, tone: 'done' },
  changingPassword: { card: keyCard, tone: 'progress' },
  emailSentChangePasswordSuccess: { card: mailCard, tone: 'done', acceptGoesTo: 'login' },
  passwordChanged: { card: keyCard, tone: 'done', acceptGoesTo: 'login' },
  sendingPool: { card: ticketCard, tone: 'progress' },
  poolsSent: { card: null, tone: 'done', extra: 'ticket' },
  poolSent: { card: null, tone: 'done', extra: 'ticket' },
  deleteAccount: { card: redCardCard, tone: 'confirm', isDestructive: true },
  accountDeleted: { card: tunnelCard, tone: 'done' },
  verifyAccountSuccess: { card: goalCard, tone: 'done', acceptGoesTo: 'games' },
};

/** Errors and decisions interrupt; the rest is said in passing. */
export const roleOf = ({ tone }: ModalLook) =>
  tone === 'error' || tone === 'confirm' ? 'alertdialog' : 'dialog';

/** The button that undoes nothing and so takes the focus first. */
export const safeActionOf = ({ tone }: ModalLook, hasCancel: boolean) =>
  tone === 'confirm' && hasCancel ? 'cancel' : 'accept';
