/**
 * The trivia that is offered after sending predictions (spec §4). A question with options stays pending,
 * also after “Regresar” and a reload of the page, until the player answers it or the server no longer
 * accepts an answer.
 *
 * The server adds the point of a right answer to the ranking. No store of the client adds it there: the ranking store
 * loads a new table each time Ranking opens (`stores/ranking/ranking.ts`).
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { getTriviaPoints, isTriviaOver } from '../../domain/trivia.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { GamesStore } from '../games/games.ts';
import type { WeeksStore } from '../games/weeks.ts';
import { type AsyncState, getData } from '../lib/resource.ts';
import { createStableComputed, haveSameItems } from '../lib/structural-sharing.ts';
import type { AuthStore } from '../session/auth.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { type PendingTrivia, readPending } from './stored-trivia.ts';
import type { TriviaDialogStore } from './trivia-dialog.ts';

export interface AnsweredTrivia {
  week: number;
  question: string;
  answer: string;
  isCorrect: boolean;
}

interface TriviaDeps {
  auth: Pick<AuthStore, 'userId'>;
  games: Pick<GamesStore, 'getForWeek'>;
  storage: KeyValueStorage;
  modal: ModalStore;
  /** The predictions by the week under which the server keeps them. */
  predictions: { state: ReadonlySignal<AsyncState<PredictionsByWeek>> };
  time: Pick<TimeStore, 'now'>;
  weeks: Pick<WeeksStore, 'all' | 'seasonNumber'>;
}

export type TriviaStore = ReturnType<typeof createTriviaStore>;

export function createTriviaStore({ auth, games, storage, modal, predictions, time, weeks }: TriviaDeps) {
  /** The trivias on the device, the one received last first. */
  const received = signal<readonly PendingTrivia[]>([]);
  const answered = signal<readonly AnsweredTrivia[]>([]);
  const getPoints = (ofVisit: readonly AnsweredTrivia[]) =>
    getTriviaPoints({ kept: getData(predictions.state.value) ?? new Map(), answered: ofVisit });
  // A point that the server says was answered for, maybe on another device. Some servers say 0 before the answer.
  const waiting = createStableComputed(() => {
    const saved = getPoints([]);
    return received.value.filter(({ week }) => {
      const season = {
        games: getData(games.getForWeek(week)),
        seasonNumber: weeks.seasonNumber.value,
        weeks: weeks.all.value,
      };
      return !saved.get(week) && !isTriviaOver(week, season, time.now.value);
    });
  }, haveSameItems);
  const pending = computed(() => waiting.value[0] ?? null);
  const dialog: { current: TriviaDialogStore | null } = { current: null };
  let lifetime = new AbortController();

  function open() {
    const next = pending.peek();
    if (next) modal.show({ type: 'trivia', params: next });
  }

  /** Also takes over what another tab has received or answered. */
  function restore() {
    const id = auth.userId.peek();
    received.value = id === null ? [] : readPending(storage, id);
  }

  return {
    /** The trivias on the device, which the player has received and not answered yet. */
    received: received as ReadonlySignal<readonly PendingTrivia[]>,
    /** Those of them to which the server accepts an answer. */
    waiting,
    /** The one of these that was received last, with which `open` opens the dialog (`trivia-dialog.ts`). */
    pending,
    /** The trivias that were answered in this visit, the last one first. */
    answered: answered as ReadonlySignal<readonly AnsweredTrivia[]>,
    /** The points that the trivia of each week brought, as far as the server or the answer of this visit says them. */
    points: computed(() => getPoints(answered.value)),
    open,
    /** What `getTriviaDialog` has created in this session. */
    dialog,
    /** Keeps an answer that the server has taken. */
    noteAnswer(answer: AnsweredTrivia) {
      answered.value = [answer, ...answered.peek()];
    },
    /** Aborted when the player logs out or another player logs in. */
    getLifetime: () => lifetime.signal,
    restore,
    /** Follows what other tabs do with the pending trivia. The returned function ends this. */
    start: () => storage.subscribe((key) => key === STORAGE_KEYS.pendingTrivia && restore()),
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      dialog.current = null;
      batch(() => {
        modal.hide('trivia');
        received.value = [];
        answered.value = [];
      });
    },
  };
}
