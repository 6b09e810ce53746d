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
  const result = signal<'correct' | 'incorrect' | null>(null);
  /** Those on the device, the one received last first. */
  const kept = signal<readonly PendingTrivia[]>([]);
  const selected = signal<string | null>(null);
  const isAnswerMissing = signal(false);
  const isSending = signal(false);
  const answered = signal<readonly AnsweredTrivia[]>([]);
  const getPoints = (ofVisit: readonly AnsweredTrivia[]) =>
    getTriviaPoints({ kept: getData(predictions.state.value) ?? new Map(), answered: ofVisit });
  // A point that the server says was answered for, maybe on another device. Some servers say 0 before the answer.
  const waiting = createStableComputed(() => {
    const saved = getPoints([]);
    return kept.value.filter(({ week }) => {
      const season = {
        games: getData(games.getForWeek(week)),
        seasonNumber: weeks.seasonNumber.value,
        weeks: weeks.all.value,
      };
      return !saved.get(week) && !isTriviaOver(week, season, time.now.value);
    });
  }, haveSameItems);
  const pending = computed(() => waiting.value[0] ?? null);
  /**
   * The question in the dialog, with its week. It stays on screen after the answer, when it is pending no more.
   */
  const asked = signal<PendingTrivia | null>(null);
  let lifetime = new AbortController();

  function open() {
    const next = pending.peek();
    // An option that was chosen for another question must not be sent for this one.
    if (asked.peek()?.trivia.id !== next?.trivia.id) selected.value = null;
    isAnswerMissing.value = false;
    result.value = null;
    asked.value = next;
    if (next) modal.show({ type: 'trivia' });
  }

  function restore() {
    const id = auth.userId.peek();
    kept.value = id === null ? [] : readPending(storage, id);
  }

  /**
   * Adopts the pending trivia that another tab has received or answered. Closes the question of this tab when it is no
   * longer pending, unless this tab is sending an answer or shows its result.
   */
  function adopt() {
    restore();
    const question = asked.peek();
    if (!question || isSending.peek() || result.peek() !== null) return;
    if (kept.peek().some(({ trivia }) => trivia.id === question.trivia.id)) return;
    modal.hide('trivia');
    asked.value = null;
  }

  return {
    screen: computed(() => {
      if (result.value) return result.value;
      return (asked.value?.trivia.options.length ?? 0) > 0 ? 'question' : 'empty';
    }),
    /** The question in the dialog. */
    shown: computed(() => asked.value?.trivia ?? null),
    selected: selected as ReadonlySignal<string | null>,
    isAnswerMissing: isAnswerMissing as ReadonlySignal<boolean>,
    isSending: isSending as ReadonlySignal<boolean>,
    /** The trivias that the player has received and not answered yet, while the server accepts an answer. */
    waiting,
    /** The one of them that was received last, with which `open` opens the dialog. */
    pending,
    /** The trivias that were answered in this visit, the last one first. */
    answered: answered as ReadonlySignal<readonly AnsweredTrivia[]>,
    /** The points that the trivia of each week brought, as far as the server or the answer of this visit says them. */
    points: computed(() => getPoints(answered.value)),
    open,
    /**
     * The writable state, only for `trivia-dialog.ts`. It is a module of its own because its code is loaded with the
     * dialog; the code of this store is loaded with Partidos, before its cards.
     */
    forDialog: {
      answered,
      getLifetime: () => lifetime.signal,
      isAnswerMissing,
      isSending,
      result,
      selected,
      asked,
    },
    restore,
    /** Follows what other tabs do with the pending trivia. The returned function ends this. */
    start: () => storage.subscribe((key) => key === STORAGE_KEYS.pendingTrivia && adopt()),
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      batch(() => {
        modal.hide('trivia');
        isSending.value = false;
        result.value = null;
        selected.value = null;
        isAnswerMissing.value = false;
        kept.value = [];
        asked.value = null;
        answered.value = [];
      });
    },
  };
}
