/**
 * The trivia that follows sent predictions (spec §4): its dialog, its single answer, and the question left for later
 * with *Regresar*, which stays on the device until its week closes.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { Id, Trivia } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { createLatest } from '../lib/latest.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { type PendingTrivia, readPending, writePending } from './pending-trivia.ts';

/** The dialog's three screens, and the question that has nothing to choose from. */
export type TriviaScreen = 'question' | 'correct' | 'incorrect' | 'empty';

/** The answer given in this visit. Not stored on the device. */
export interface AnsweredTrivia {
  week: number;
  question: string;
  answer: string;
  isCorrect: boolean;
}

/** The trivia dialog's state and verbs. */
export interface TriviaStore {
  /** True when its dialog is open. It waits while another dialog is open. */
  isVisible: ReadonlySignal<boolean>;
  screen: ReadonlySignal<TriviaScreen>;
  trivia: ReadonlySignal<Trivia | null>;
  /** The option chosen, null for none. */
  selected: ReadonlySignal<string | null>;
  /** True after a submit without an answer, or once the answer was deselected. */
  isMissing: ReadonlySignal<boolean>;
  isSending: ReadonlySignal<boolean>;
  /** The question left for later, until its week closes. Null for none. */
  pending: ReadonlySignal<PendingTrivia | null>;
  answered: ReadonlySignal<AnsweredTrivia | null>;
  /** Keeps a question that arrived; `until` is when its week closes (ms). */
  keep(trivia: Trivia, week: number, until: number): void;
  /** Opens the dialog on the kept question, at its first screen. */
  open(): void;
  /** Chooses an option, or takes the chosen one back. */
  toggle(option: string): void;
  /** Sends the answer. One at a time; without a choice it says that one is required. */
  submit(): Promise<void>;
  /** Closes the dialog: a question stays pending, a result is done with. */
  close(): void;
  /** Reads the pending question of the current user from the device. */
  restore(): void;
  reset(): void;
}

interface TriviaDeps {
  api: Pick<Api, 'answerTrivia'>;
  storage: KeyValueStorage;
  time: Pick<TimeStore, 'now' | 'read'>;
  modal: ModalStore;
  userId: () => Id | null;
}

export function createTriviaStore({ api, storage, time, modal, userId }: TriviaDeps): TriviaStore {
  const isOpen = signal(false);
  const result = signal<'correct' | 'incorrect' | null>(null);
  const kept = signal<PendingTrivia | null>(null);
  const selected = signal<string | null>(null);
  const isMissing = signal(false);
  const isSending = signal(false);
  const answered = signal<AnsweredTrivia | null>(null);
  /** The question in the dialog: stays there for its result, when it is pending no more. */
  const shown = signal<Trivia | null>(null);
  /** Aborted by `reset`. */
  const lifetime = createLatest();

  function show() {
    batch(() => {
      shown.value = kept.peek()?.trivia ?? null;
      result.value = null;
      isOpen.value = shown.peek() !== null;
    });
  }

  function finishPending() {
    const id = userId();
    if (id !== null) writePending(storage, id, null);
    kept.value = null;
  }

  function fail(thrown: unknown) {
    const error = toApiError(thrown);
    const isOver = error.kind === 'question-not-found' || error.kind === 'question-answered';
    if (isOver) finishPending();
    // Two dialogs are never open at once: the question returns when the error dialog closes.
    isOpen.value = false;
    const type = getErrorDialog(error);
    const comeBack = isOver ? undefined : show;
    if (type) modal.show({ type, onAccept: comeBack, onCancel: comeBack });
  }

  return {
    isVisible: computed(() => isOpen.value && !modal.isVisible.value),
    screen: computed(() => {
      if (result.value) return result.value;
      return (shown.value?.options.length ?? 0) > 0 ? 'question' : 'empty';
    }),
    trivia: shown,
    selected,
    isMissing,
    isSending,
    pending: computed(() => {
      const one = kept.value;
      return one && time.now.value < one.until ? one : null;
    }),
    answered,
    keep(trivia, week, until) {
      const id = userId();
      if (id === null) return;
      const record = { trivia, week, until };
      kept.value = record;
      selected.value = null;
      isMissing.value = false;
      writePending(storage, id, record);
    },
    open: show,
    toggle(option) {
      if (isSending.peek()) return;
      selected.value = selected.peek() === option ? null : option;
      isMissing.value = selected.peek() === null;
    },
    async submit() {
      const trivia = shown.peek();
      const answer = selected.peek();
      if (!trivia || isSending.peek()) return;
      if (answer === null) {
        isMissing.value = true;
        return;
      }
      const { signal } = lifetime;
      const week = kept.peek()?.week ?? 0;
      isSending.value = true;
      try {
        const { isCorrect } = await api.answerTrivia({ questionId: trivia.id, answer });
        if (signal.aborted) return;
        batch(() => {
          result.value = isCorrect ? 'correct' : 'incorrect';
          answered.value = { week, question: trivia.question, answer, isCorrect };
          finishPending();
        });
      } catch (thrown) {
        if (!signal.aborted) fail(thrown);
      } finally {
        if (!signal.aborted) isSending.value = false;
      }
    },
    close() {
      if (isSending.peek()) return;
      batch(() => {
        isOpen.value = false;
        result.value = null;
        isMissing.value = false;
        if (shown.peek()?.options.length === 0) finishPending();
      });
    },
    restore() {
      const id = userId();
      kept.value = id === null ? null : readPending(storage, id, time.read());
    },
    reset() {
      lifetime.next();
      batch(() => {
        isOpen.value = false;
        isSending.value = false;
        result.value = null;
        selected.value = null;
        isMissing.value = false;
        kept.value = null;
        shown.value = null;
        answered.value = null;
      });
    },
  };
}
