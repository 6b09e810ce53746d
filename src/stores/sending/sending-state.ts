import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import type { Id } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { GameData } from '../games/game-data.ts';
import type { SeasonStore } from '../games/season.ts';
import type { AuthStore } from '../session/auth.ts';
import type { Session } from '../session/session.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

export interface SendingDeps extends GameData {
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  modal: ModalStore;
  season: Pick<SeasonStore, 'refresh' | 'weekView'>;
  session: Pick<Session, 'isCurrent'>;
  storage: KeyValueStorage;
  time: TimeStore;
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
