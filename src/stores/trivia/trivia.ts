/**
 * The trivia that is offered after sending predictions (spec §4). A question with options stays pending,
 * also after “Regresar” and a reload of the page, until the player answers it or the server no longer
 * accepts an answer.
 *
 * The server adds the point of a right answer to the ranking. No store of the client adds it there: the ranking store
 * loads a new table each time Ranking opens (`stores/ranking/ranking.ts`).
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { PoolSaved } from '../../api/api.ts';
import { getTriviaPoints } from '../../domain/trivia.ts';
import type { PredictionsByWeek, Trivia } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { type AsyncState, getData } from '../lib/resource.ts';
import type { AuthStore } from '../session/auth.ts';
import type { ModalStore } from '../shell/modal.ts';
import { type PendingTrivia, readPending, writePending } from './stored-trivia.ts';

export interface AnsweredTrivia {
  week: number;
  question: string;
  answer: string;
  isCorrect: boolean;
}

interface TriviaDeps {
  auth: Pick<AuthStore, 'userId'>;
  storage: KeyValueStorage;
  modal: ModalStore;
  /** The predictions by the week under which the server keeps them. */
  predictions: { state: ReadonlySignal<AsyncState<PredictionsByWeek>> };
}

export type TriviaStore = ReturnType<typeof createTriviaStore>;

export function createTriviaStore({ auth, storage, modal, predictions }: TriviaDeps) {
  const result = signal<'correct' | 'incorrect' | null>(null);
  const pending = signal<PendingTrivia | null>(null);
  const selected = signal<string | null>(null);
  const isAnswerMissing = signal(false);
  const isSending = signal(false);
  const answered = signal<AnsweredTrivia | null>(null);
  /**
   * The question in the dialog, with its week. It stays on screen after the answer, when `pending` is already null.
   */
  const shown = signal<PendingTrivia | null>(null);
  let lifetime = new AbortController();

  function keep(trivia: Trivia, week: number) {
    const id = auth.userId.peek();
    if (id === null) return;
    clearChoice();
    pending.value = { trivia, week };
    writePending(storage, id, { trivia, week });
  }

  function finishPending() {
    const id = auth.userId.peek();
    if (id !== null) writePending(storage, id, null);
    pending.value = null;
  }

  function open() {
    batch(() => {
      shown.value = pending.peek();
      result.value = null;
      if (shown.peek()) modal.show({ type: 'trivia' });
    });
  }

  function restore() {
    const id = auth.userId.peek();
    const restored = id === null ? null : readPending(storage, id);
    batch(() => {
      // An option that was chosen for another question must not be sent for this one.
      if (restored?.trivia.id !== pending.peek()?.trivia.id) clearChoice();
      pending.value = restored;
    });
  }

  function clearChoice() {
    selected.value = null;
    isAnswerMissing.value = false;
  }

  /**
   * Adopts the pending trivia that another tab has received or answered. Closes the question of this tab when it is no
   * longer pending, unless this tab is sending an answer or shows its result.
   */
  function adopt() {
    restore();
    const question = shown.peek();
    if (!question || isSending.peek() || result.peek() !== null) return;
    if (question.trivia.id === pending.peek()?.trivia.id) return;
    batch(() => {
      modal.hide('trivia');
      shown.value = null;
    });
  }

  return {
    screen: computed(() => {
      if (result.value) return result.value;
      return (shown.value?.trivia.options.length ?? 0) > 0 ? 'question' : 'empty';
    }),
    /** The question in the dialog. */
    shown: computed(() => shown.value?.trivia ?? null),
    selected: selected as ReadonlySignal<string | null>,
    isAnswerMissing: isAnswerMissing as ReadonlySignal<boolean>,
    isSending: isSending as ReadonlySignal<boolean>,
    /** The trivia that the player has received and not answered yet, until the server refuses an answer. */
    pending: pending as ReadonlySignal<PendingTrivia | null>,
    answered: answered as ReadonlySignal<AnsweredTrivia | null>,
    /** The points that the trivia of each week brought, as far as the server or the answer of this visit says them. */
    points: computed(() =>
      getTriviaPoints({ kept: getData(predictions.state.value) ?? new Map(), answered: answered.value }),
    ),
    /**
     * Takes what the answer to sent predictions of `week` says of its trivia: the question, or that the player has
     * answered it, as on another device. Null: nothing.
     */
    receive(trivia: PoolSaved['trivia'], week: number) {
      if (trivia !== null && trivia !== 'already-answered') {
        keep(trivia, week);
        return;
      }
      // Another tab may have sent the same scores and received the trivia.
      restore();
      if (trivia === 'already-answered' && pending.peek()?.week === week) finishPending();
    },
    open,
    /**
     * The writable state, only for `submit-answer.ts` and `dialog-actions.ts`. They are modules of their own because
     * their code is loaded with the dialog; the code of this store is loaded with Partidos, before its cards.
     */
    forDialog: {
      answered,
      finishPending,
      getLifetime: () => lifetime.signal,
      isAnswerMissing,
      isSending,
      result,
      selected,
      shown,
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
        pending.value = null;
        shown.value = null;
        answered.value = null;
      });
    },
  };
}
