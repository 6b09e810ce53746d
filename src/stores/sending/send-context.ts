/** The types that the files of a review and a send share. */
import type { Signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Id, Week } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { PlayerDataStore } from '../games/player-data.ts';
import type { RequestedGame } from '../games/requested-game.ts';
import type { WeekView, WeekViewDeps } from '../games/week-view.ts';
import type { AuthStore } from '../session/auth.ts';
import type { Session } from '../session/session.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { TriviaStore } from '../trivia/trivia.ts';
import type { ReviewWeek } from './review-week.ts';

/** What all sends share. */
export interface SendContext extends WeekViewDeps {
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  modal: ModalStore;
  playerData: Pick<PlayerDataStore, 'reloadAll'>;
  requestedGame: Pick<RequestedGame, 'request'>;
  session: Pick<Session, 'epoch' | 'isCurrent'>;
  shownWeek: Pick<WeekView, 'week'>;
  state: SendingState;
  storage: KeyValueStorage;
  toast: ToastStore;
  trivia: TriviaStore;
}

/** What pages and dialogs read of a send, also before its code is loaded. */
export interface SendingState {
  isSending: Signal<boolean>;
  /** The games of the last send whose scores are saved. */
  lastSent: Signal<ReadonlySet<Id>>;
  /** Aborted when the player logs out or another player logs in. */
  getLifetime(): AbortSignal;
  reset(): void;
}

/** The reviewed games: the dialog shows them, and “Sí, enviar” sends them. */
export interface Review {
  week: Week;
  /** The view of `week`, which may differ from the week on screen. */
  weekView: ReviewWeek;
  /** The player who opened the review. */
  playerId: Id;
  /** The scores as they were when the review opened, without those of the games that were removed since. */
  picks: readonly PickLine[];
  /** Number of open games of the week without a complete score. */
  toFill: number;
  /** Shows the review of `rest` alone, the scores that can still be sent after a refusal. */
  showAgain(rest: readonly PickLine[]): void;
}
