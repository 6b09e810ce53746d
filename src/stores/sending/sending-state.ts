import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import type { Id } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { PlayerDataStore } from '../games/player-data.ts';
import type { WeekView, WeekViewDeps } from '../games/week-view.ts';
import type { AuthStore } from '../session/auth.ts';
import type { Session } from '../session/session.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { TriviaStore } from '../trivia/trivia.ts';
import type { Review } from './review.ts';

export interface SendingDeps extends WeekViewDeps {
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  modal: ModalStore;
  playerData: Pick<PlayerDataStore, 'refresh'>;
  session: Pick<Session, 'isCurrent'>;
  shownWeek: Pick<WeekView, 'week'>;
  storage: KeyValueStorage;
  toast: ToastStore;
  trivia: TriviaStore;
}

const NONE: ReadonlySet<Id> = new Set();

export type SendingState = ReturnType<typeof createSendingState>;

/** What pages and dialogs read of a send, also before its code is loaded. */
export function createSendingState() {
  const isSending = signal(false);
  const lastSent = signal(NONE);
  const wantedGame = signal<Id | null>(null);
  let lifetime = new AbortController();

  return {
    isSending,
    lastSent,
    /** The game to which “Ir al primero” of the review leads. Partidos goes there and sets it back to null. */
    wantedGame: wantedGame as ReadonlySignal<Id | null>,
    goToGame(gameId: Id | null) {
      wantedGame.value = gameId;
    },
    /** Aborted when the player logs out or another player logs in. */
    getLifetime: () => lifetime.signal,
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      isSending.value = false;
      lastSent.value = NONE;
    },
  };
}

/** What all sends share. */
export interface SendContext extends SendingDeps {
  lastSent: SendingState['lastSent'];
  /** The view of the week of the last review, which may differ from the week on screen. */
  weekView: WeekView;
}

/** One send. */
export interface Attempt {
  /** Its lines are the scores to send. */
  review: Review;
  /** True when the server may have some of the scores already, from an earlier send or from another tab. */
  mayBeSaved: boolean;
  deadline: number;
  /** Call after each wait: throws `SessionEnded` once the session of the player is over. */
  checkSession: () => void;
}
