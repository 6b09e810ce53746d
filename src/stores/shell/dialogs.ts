/**
 * The dialogs as data: each type with its parameters. `app/modals/describe-dialog.tsx` says what each of them looks
 * like and says; `modal.ts` shows one at a time.
 */
import type { ReadonlySignal } from '@preact/signals-react';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Trivia, Week } from '../../domain/types.ts';

interface Answers {
  onAccept?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** When it is aborted, the dialog closes unanswered. */
  until?: AbortSignal | undefined;
}

export interface ReviewParams {
  /** The scores that will be sent. A game leaves the list when it closes or is sent elsewhere. */
  lines: ReadonlySignal<readonly TicketLine[]>;
  /** Number of open games of the week without a complete score. */
  toFill: ReadonlySignal<number>;
  /** Number of these games that close soon, while the week is on screen. */
  closesWithinDayCount: ReadonlySignal<number>;
  /** Closes the review and goes to the first game that closes soon. */
  goToFirst: () => void;
}

export interface SentParams {
  week: Week;
  lines: readonly TicketLine[];
  folio?: string | undefined;
  /**
   * Server time at which the newest of the sent predictions was saved, in ms since the epoch. The current
   * server time if the server gave no time.
   */
  sentAt: number;
  /** The answer of a send was lost, and a trivia with it: `later` if another send of the week can bring it. */
  lostTrivia?: 'later' | 'gone' | undefined;
  /** Number of games of the week that can still be sent, now or later. */
  left: number;
  /** Number of sent scores that the server accepted and has no prediction for: they stay drafts. */
  unsaved?: number;
}

export interface UnexpectedParams {
  unsaved?: number | undefined;
  keepsDrafts?: boolean | undefined;
  waitSeconds?: number | undefined;
}

/** A dialog whose texts are in `copy/modals.ts`. */
export type TextDialogRequest = Answers &
  (
    | {
        type:
          | 'accountDeleted'
          | 'accountEliminated'
          | 'accountVerified'
          | 'changePasswordError'
          | 'changePasswordExpired'
          | 'changingPassword'
          | 'closeSession'
          | 'connectionError'
          | 'continueStepForm'
          | 'createAccount'
          | 'deleteAccount'
          | 'passwordChanged'
          | 'poolNotAvailable'
          | 'poolWeekNotValid'
          | 'promotionAsset'
          | 'questionAnsweredByUser'
          | 'questionNotFound'
          | 'sendingPool'
          | 'signingOut'
          | 'signOut'
          | 'verifyAccountError'
          | 'verifyAccountSuccess';
      }
    /** `isForeign`: the server answers with the data of another player. */
    | { type: 'expiredSession'; params?: { isForeign: boolean } }
    /**
     * `hasInput`: the page has fields, so the dialog promises to keep what was typed. `canRetry`: accepting the dialog
     * sends the failed call again. Default of both: false.
     */
    | { type: 'networkError'; params?: { hasInput?: boolean; canRetry?: boolean } }
    | { type: 'emailSentChangePasswordSuccess' | 'newAccount' | 'sentVerifyCode'; params: { email: string } }
    /** `hours` before the kick-off at which a game closes. Not known after a call that concerns no week. */
    | { type: 'poolGameNotAvailable'; params?: { hours?: number } }
    /** `hasRest`: accepting the dialog offers the scores that can still be sent. */
    | { type: 'poolInvalid'; params?: { hasRest: boolean } }
    | { type: 'poolSent' | 'poolsSent'; params: SentParams }
    | { type: 'sendPool'; params: ReviewParams }
    /**
     * `unsaved`: the number of scores that the server accepted and didn't save. `keepsDrafts`: a send has failed, and
     * its scores are still drafts. `waitSeconds`: the wait that the server asks for (`Retry-After`).
     */
    | { type: 'unpreventedError'; params?: UnexpectedParams }
  );

/** The trivia has texts of its own (`copy/trivia.ts`), and the state of its dialog is in `stores/trivia`. */
export type TriviaRequest = Answers & { type: 'trivia'; params: { trivia: Trivia; week: number } };

export type DialogRequest = TextDialogRequest | TriviaRequest;

export type TextDialogType = TextDialogRequest['type'];
export type DialogType = DialogRequest['type'];

/**
 * What the open dialog does when another one is asked for: `close`, or `reopen-last`, which makes way and opens again
 * after all that wait. By default it stays open, and the new one waits.
 */
export const WHEN_ANOTHER_IS_SHOWN: Readonly<Partial<Record<DialogType, 'close' | 'reopen-last'>>> = {
  changingPassword: 'close',
  createAccount: 'close',
  sendingPool: 'close',
  signingOut: 'close',
  trivia: 'reopen-last',
};
