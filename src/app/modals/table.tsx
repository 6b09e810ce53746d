import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Shield } from '../../components/art/Shield.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import type { CardName } from '../../copy/cards.ts';
import { formatStamp } from '../../copy/format.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { modalExtrasCopy } from '../../copy/modals.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import type { PathName } from '../../lib/routes.ts';
import type { ShellStores } from '../../stores/index.ts';
import type {
  ParamsByType,
  ProgressModalType,
  ReviewParams,
  SentParams,
  TextModalType,
} from '../../stores/shell/modal.ts';
import { TextButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';

interface ModalButton {
  action: 'accept' | 'cancel';
  variant: 'primary' | 'line' | 'danger';
  hasFocus?: boolean;
}

export interface ModalEntry<Params> {
  variant: 'error' | 'confirm' | 'done' | 'progress';
  /** A dialog with two buttons also closes on Escape and on a click outside. */
  buttons: readonly ModalButton[] | ((params: Params) => readonly ModalButton[]);
  card: CardName | null;
  isWarning?: boolean;
  Body?: ComponentType<{ params: Params }>;
  acceptGoesTo?: PathName;
  /** For parameters that the caller of `modal.show` doesn't know. */
  getParams?: (stores: ShellStores) => Params;
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

const ERROR = { variant: 'error', buttons: ACCEPT } as const;
const OFFER = { variant: 'error', buttons: CANCEL_OR_ACCEPT } as const;
const CONFIRMATION = { variant: 'confirm', buttons: DECIDE } as const;
const DONE = { variant: 'done', buttons: ACCEPT } as const;
const PROGRESS = { variant: 'progress', buttons: [], Body: ProgressBody } as const;

/**
 * Allows the variant `progress` only for the types of `PROGRESS_MODALS` and requires it for them. The modal
 * store replaces such a dialog with the next dialog.
 */
type TextModalTable = {
  readonly [T in TextModalType]: ModalEntry<ParamsByType[T]> & {
    variant: T extends ProgressModalType ? 'progress' : 'error' | 'confirm' | 'done';
  };
};

export const MODAL_TABLE: TextModalTable = {
  networkError: {
    ...ERROR,
    card: 'antenna',
    buttons: (params) => (params?.canRetry ? CANCEL_OR_ACCEPT : ACCEPT),
  },
  connectionError: { ...ERROR, card: 'stands' },
  unpreventedError: { ...ERROR, card: 'post' },
  verifyAccountError: {
    ...OFFER,
    card: 'mail',
    acceptGoesTo: 'confirmAccount',
    getParams: ({ auth }) => ({ isCodeMailed: auth.verification.value?.isCodeMailed !== false }),
    // The confirmation page is only for visitors.
    afterAccept: ({ auth }) => {
      if (auth.status.value === 'authenticated') auth.dropSession();
    },
  },
  accountVerified: { ...ERROR, card: 'credential', acceptGoesTo: 'login' },
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
  poolGameNotAvailable: { ...ERROR, card: 'whistle', acceptGoesTo: 'games' },
  promotionAsset: { ...ERROR, card: 'snack' },
  questionAnsweredByUser: { ...ERROR, card: 'whistle' },
  questionNotFound: { ...ERROR, card: 'ball' },
  changePasswordError: { ...ERROR, card: 'key' },
  changePasswordExpired: { ...OFFER, card: 'stopwatch', acceptGoesTo: 'forgotPassword' },
  continueStepForm: { ...CONFIRMATION, card: 'credential' },
  sendPool: { ...CONFIRMATION, card: 'ticket', buttons: DECIDE_INVERTED, isWarning: true, Body: ReviewBody },
  createAccount: { ...PROGRESS, card: 'stands' },
  newAccount: { ...DONE, card: 'mail', acceptGoesTo: 'confirmAccount' },
  sentVerifyCode: { ...DONE, card: 'mail' },
  closeSession: { ...CONFIRMATION, card: 'tunnel' },
  signingOut: { ...PROGRESS, card: 'tunnel' },
  signOut: { ...DONE, card: 'tunnel' },
  changingPassword: { ...PROGRESS, card: 'key' },
  emailSentChangePasswordSuccess: { ...DONE, card: 'mail', acceptGoesTo: 'login' },
  passwordChanged: { ...DONE, card: 'key', acceptGoesTo: 'login' },
  sendingPool: { ...PROGRESS, card: 'ticket' },
  poolsSent: { ...DONE, card: null, Body: SentTicketBody },
  poolSent: { ...DONE, card: null, Body: SentTicketBody },
  deleteAccount: { ...CONFIRMATION, card: 'redCard', buttons: DECIDE_DESTRUCTIVE },
  accountDeleted: { ...DONE, card: 'tunnel' },
  verifyAccountSuccess: { ...DONE, card: 'goal', acceptGoesTo: 'games' },
};

function ReviewBody({ params }: { params: ReviewParams }) {
  const { lines, missing, goToGame } = params;
  // The shields are four fifths of the elements of this dialog, so they are drawn only after the texts have
  // been painted.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return (
    <>
      <ul className="border-tinta border-y-2 border-dashed py-1.5">
        {lines.map(({ gameId, home, away, homeScore, awayScore }) => (
          <li
            key={gameId}
            className="condensed flex min-h-10 items-center gap-2.5 text-lg/none xs:max-sm:gap-2 xs:max-sm:text-base/none"
          >
            <Shield team={home} size={28} isDrawn={isPainted} />
            <TeamName team={home} />
            <b translate="no" className="text-2xl text-azul">
              {gameCardCopy.score(homeScore, awayScore)}
            </b>
            <TeamName team={away} className="text-right" />
            <Shield team={away} size={28} isDrawn={isPainted} />
          </li>
        ))}
      </ul>
      {missing > 0 ? <p className="mt-3 text-sm text-humo">{modalExtrasCopy.missingGames(missing)}</p> : null}
      {goToGame ? <ClosingSoon goToGame={goToGame} /> : null}
    </>
  );
}

/** On a phone too narrow for the words of most names, the short name. */
function TeamName({ team, className }: { team: ReviewParams['lines'][number]['home']; className?: string }) {
  return (
    <span className={classNames('min-w-0 flex-1', className)}>
      <span className="max-xs:sr-only">{team.name}</span>
      <span className="xs:hidden" aria-hidden="true">
        {team.shortName}
      </span>
    </span>
  );
}

function ClosingSoon({ goToGame }: { goToGame: (gameId: string) => void }) {
  const { season, sender, modal } = useStores();
  const { closingSoon, week } = sender.reviewedWeek;
  // `goToGame` goes to a card of the week on screen.
  const isOnScreen = season.weekView.week.value?.number === week.value?.number;
  const count = isOnScreen ? closingSoon.value.length : 0;
  function goToFirst() {
    const [first] = closingSoon.peek();
    modal.hide('sendPool');
    if (first) goToGame(first.game.id);
  }
  return count > 0 ? <ClosingSoonNote count={count} onGoToFirst={goToFirst} /> : null;
}

function ClosingSoonNote({ count, onGoToFirst }: { count: number; onGoToFirst: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // When the last game that closes soon has closed, React removes this note. If its button has the focus, the
  // focus moves to the dialog.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement !== current) return;
      current?.closest('[data-modal]')?.querySelector<HTMLElement>('[tabindex]')?.focus();
    };
  }, []);
  return (
    <div className="mt-3 border-2 border-tinta bg-elote px-3.5 pt-3 text-sm/snug">
      <p>{modalExtrasCopy.closingSoon(count)}</p>
      <TextButton ref={button} onClick={onGoToFirst}>
        {modalExtrasCopy.goToFirst} <Icon name="arrow" size={18} />
      </TextButton>
    </div>
  );
}

function SentTicketBody({ params }: { params: SentParams }) {
  const { lines, folio, sentAt, weekName } = params;
  return (
    <TicketPaper
      variant="flat"
      className="-mx-1.5 mt-4 px-1.5 py-1 forced-colors:border-2"
      title={ticketCopy.title(weekName)}
      aside={folio ? ticketCopy.folio(folio) : null}
      lines={lines}
      note={ticketCopy.onceNote}
      stamp={<Stamp detail={formatStamp(sentAt)} className="animate-stamp" />}
    />
  );
}

function ProgressBody() {
  return (
    <div
      // The fill is as wide as the track. An overlay in the colour of the empty track hides the last 38 percent
      // of the fill, so the bar looks 62 percent full.
      className="progress ridged-paper mt-5 mb-1.5 h-7.5 after:absolute after:inset-0 after:bg-[linear-gradient(90deg,transparent_0_62%,var(--color-noche)_62%)]"
      role="progressbar"
      aria-label={modalExtrasCopy.inProgress}
    >
      <i className="progress-fill w-full animate-crisps border-0" />
    </div>
  );
}
