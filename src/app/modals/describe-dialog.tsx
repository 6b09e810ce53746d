import type { ReactNode } from 'react';
import { SealIcon } from '../../components/art/SealIcon.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import type { CardName } from '../../copy/cards.ts';
import { formatStamp } from '../../copy/format.ts';
import { modalExtrasCopy, modalsCopy } from '../../copy/modals.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { PathName } from '../../lib/routes.ts';
import { type CountDeps, countDrafts } from '../../stores/games/count-drafts.ts';
import type { AuthStore } from '../../stores/session/auth.ts';
import type { SentParams, TextDialogRequest } from '../../stores/shell/dialogs.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import { SentTicketBody, SentTicketFoot } from './SentTicketBody.tsx';

/** What a dialog looks like, what it says and what its buttons do besides `onAccept` and `onCancel` of its request. */
export interface DialogLook {
  variant: 'error' | 'confirm' | 'done' | 'progress';
  card: CardName | null;
  title: string;
  /** `{email}` stands for `email`. */
  text: string;
  /** Default: the address of the account that waits for its confirmation. */
  email?: string;
  isWarning?: boolean;
  /** Name of the part that scrolls while the buttons stay on screen (`Dialog`). */
  regionLabel?: string;
  body?: ReactNode;
  /** See `Dialog`. */
  foot?: ReactNode;
  /** See `Dialog`. */
  seal?: ReactNode;
  /** A dialog with two buttons also closes on Escape and on a click outside. */
  buttons: readonly DialogAction[];
  /** The label of the button `accept`. Default: `modalExtrasCopy.accept`. */
  accept?: string;
  acceptIcon?: ReactNode;
  /** The label of the button `cancel`. */
  cancel?: string;
  acceptGoesTo?: PathName;
  afterAccept?: () => void;
  afterCancel?: () => void;
}

interface DialogAction {
  action: 'accept' | 'cancel';
  variant: 'primary' | 'line' | 'danger';
  hasFocus?: boolean;
}

interface DialogStores extends Pick<CountDeps, 'storage' | 'time'> {
  auth: Pick<AuthStore, 'endSession' | 'status' | 'userId' | 'verification'>;
  player: { current: Pick<CountDeps, 'games' | 'predictions' | 'weeks'> | undefined };
}

const ACCEPT: readonly DialogAction[] = [{ action: 'accept', variant: 'primary', hasFocus: true }];
const CANCEL_OR_ACCEPT: readonly DialogAction[] = [
  { action: 'cancel', variant: 'line' },
  { action: 'accept', variant: 'primary', hasFocus: true },
];
const DECIDE: readonly DialogAction[] = [
  { action: 'cancel', variant: 'line', hasFocus: true },
  { action: 'accept', variant: 'primary' },
];
const DECIDE_DESTRUCTIVE: readonly DialogAction[] = [
  { action: 'cancel', variant: 'line', hasFocus: true },
  { action: 'accept', variant: 'danger' },
];
/**
 * Only for sendPool: the looks of accept and cancel are swapped (spec §8), and so are their places, so that the blue
 * button is the last one, as in each dialog. No button has the focus, because the list of scores may be longer than the
 * screen and a focused button would scroll past the warning.
 */
const DECIDE_INVERTED: readonly DialogAction[] = [
  { action: 'accept', variant: 'line' },
  { action: 'cancel', variant: 'primary' },
];

const ERROR = { variant: 'error', buttons: ACCEPT } as const;
const OFFER = { variant: 'error', buttons: CANCEL_OR_ACCEPT } as const;
const CONFIRMATION = { variant: 'confirm', buttons: DECIDE } as const;
const DONE = { variant: 'done', buttons: ACCEPT } as const;
const PROGRESS = { variant: 'progress', buttons: [], body: <ProgressBar /> } as const;

/** The page that mails a link is for visitors, so `ChangePasswordPage` logs a player out before it opens that page. */
const askForLink = ({ status }: DialogStores['auth']) =>
  status.value === 'authenticated' ? null : ({ acceptGoesTo: 'forgotPassword' } as const);

export function describeDialog(dialog: TextDialogRequest, stores: DialogStores): DialogLook {
  const { auth, player } = stores;
  switch (dialog.type) {
    case 'networkError': {
      const { hasInput, canRetry } = dialog.params ?? {};
      return {
        ...(canRetry ? OFFER : ERROR),
        ...modalsCopy.networkError,
        card: 'antenna',
        text: modalsCopy.networkError.text({ hasInput }),
        accept: modalsCopy.networkError.accept({ canRetry }),
      };
    }
    case 'connectionError':
      return { ...ERROR, ...modalsCopy.connectionError, card: 'stands' };
    case 'unpreventedError':
      return {
        ...ERROR,
        ...modalsCopy.unpreventedError,
        card: 'post',
        text: modalsCopy.unpreventedError.text(dialog.params),
      };
    case 'verifyAccountError':
      return {
        ...OFFER,
        ...modalsCopy.verifyAccountError,
        variant: 'confirm',
        card: 'mail',
        text: modalsCopy.verifyAccountError.text(auth.verification.value ?? {}),
        acceptGoesTo: 'confirmAccount',
        afterAccept() {
          // The confirmation page is only for visitors.
          if (auth.status.value === 'authenticated') auth.endSession('on-page');
        },
      };
    case 'accountVerified':
      return { ...DONE, ...modalsCopy.accountVerified, card: 'credential', acceptGoesTo: 'login' };
    case 'expiredSession':
      return {
        ...ERROR,
        ...modalsCopy.expiredSession,
        card: 'redCard',
        text: modalsCopy.expiredSession.text(dialog.params),
      };
    case 'accountEliminated':
      return {
        ...OFFER,
        ...modalsCopy.accountEliminated,
        card: 'redCard',
        acceptGoesTo: 'register',
        afterAccept: () => auth.endSession('on-page'),
        afterCancel() {
          if (auth.status.value === 'authenticated') auth.endSession('log-out');
        },
      };
    case 'poolWeekNotValid':
      return { ...ERROR, ...modalsCopy.poolWeekNotValid, card: 'offside' };
    case 'poolInvalid':
      return {
        ...ERROR,
        ...modalsCopy.poolInvalid,
        card: 'scoreboard',
        text: modalsCopy.poolInvalid.text(dialog.params),
      };
    case 'poolNotAvailable':
      return { ...ERROR, ...modalsCopy.poolNotAvailable, card: 'stopwatch' };
    case 'poolGameNotAvailable':
      return {
        ...ERROR,
        ...modalsCopy.poolGameNotAvailable,
        card: 'whistle',
        text: modalsCopy.poolGameNotAvailable.text(dialog.params),
        acceptGoesTo: 'games',
      };
    case 'promotionAsset':
      return { ...ERROR, ...modalsCopy.promotionAsset, card: 'snack' };
    case 'questionAnsweredByUser':
      return { ...ERROR, ...modalsCopy.questionAnsweredByUser, card: 'whistle' };
    case 'questionNotFound':
      return { ...ERROR, ...modalsCopy.questionNotFound, card: 'ball' };
    case 'changePasswordError':
      return { ...OFFER, ...modalsCopy.changePasswordError, card: 'key', ...askForLink(auth) };
    case 'changePasswordExpired':
      return {
        ...OFFER,
        ...modalsCopy.changePasswordExpired,
        card: 'stopwatch',
        ...askForLink(auth),
      };
    case 'continueStepForm':
      return { ...CONFIRMATION, ...modalsCopy.continueStepForm, card: 'credential' };
    case 'sendPool':
      return {
        ...CONFIRMATION,
        ...modalsCopy.sendPool,
        buttons: DECIDE_INVERTED,
        card: 'ticket',
        text: modalsCopy.sendPool.text({ lines: dialog.params.lines.value }),
        isWarning: true,
        acceptIcon: <SealIcon />,
        regionLabel: modalExtrasCopy.review,
        body: <ReviewBody {...dialog.params} />,
      };
    case 'createAccount':
      return { ...PROGRESS, ...modalsCopy.createAccount, card: 'stands' };
    case 'newAccount':
      return {
        ...DONE,
        ...modalsCopy.newAccount,
        card: 'mail',
        email: dialog.params.email,
        acceptGoesTo: 'confirmAccount',
      };
    case 'sentVerifyCode':
      return { ...DONE, ...modalsCopy.sentVerifyCode, card: 'mail', email: dialog.params.email };
    case 'closeSession':
      return {
        ...CONFIRMATION,
        ...modalsCopy.closeSession,
        card: 'tunnel',
        text: modalsCopy.closeSession.text({
          draftCount: player.current ? countDrafts({ ...stores, ...player.current }) : 0,
        }),
      };
    case 'signingOut':
      return { ...PROGRESS, ...modalsCopy.signingOut, card: 'tunnel' };
    case 'signOut':
      return { ...DONE, ...modalsCopy.signOut, card: 'tunnel' };
    case 'changingPassword':
      return { ...PROGRESS, ...modalsCopy.changingPassword, card: 'key' };
    case 'emailSentChangePasswordSuccess':
      return {
        ...DONE,
        ...modalsCopy.emailSentChangePasswordSuccess,
        card: 'mail',
        email: dialog.params.email,
        acceptGoesTo: 'login',
      };
    case 'passwordChanged':
      return { ...DONE, ...modalsCopy.passwordChanged, card: 'key', acceptGoesTo: 'login' };
    case 'sendingPool':
      return { ...PROGRESS, ...modalsCopy.sendingPool, card: 'ticket' };
    case 'poolsSent':
    case 'poolSent':
      return {
        ...DONE,
        ...modalsCopy[dialog.type],
        card: null,
        text: modalsCopy[dialog.type].text(dialog.params),
        regionLabel: ticketCopy.title(getWeekName(dialog.params.week)),
        body: <SentTicketBody {...dialog.params} />,
        foot: <SentTicketFoot />,
        seal: <FallingStamp sentAt={dialog.params.sentAt} />,
      };
    case 'deleteAccount':
      return {
        ...CONFIRMATION,
        ...modalsCopy.deleteAccount,
        buttons: DECIDE_DESTRUCTIVE,
        card: 'redCard',
      };
    case 'accountDeleted':
      return { ...DONE, ...modalsCopy.accountDeleted, card: 'tunnel' };
    case 'verifyAccountSuccess':
      return { ...DONE, ...modalsCopy.verifyAccountSuccess, card: 'goal', acceptGoesTo: 'games' };
  }
}

const FallingStamp = ({ sentAt }: Pick<SentParams, 'sentAt'>) => (
  <Stamp detail={formatStamp(sentAt)} variant="card" className="animate-stamp" />
);
