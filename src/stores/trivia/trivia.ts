/**
 * The trivia that is offered after sending predictions (spec §4). A question with options stays pending,
 * also after “Regresar” and a reload of the page, until the player answers it or the server no longer
 * accepts an answer.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { Trivia } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { AuthStore } from '../session/auth.ts';
import { getErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { type PendingTrivia, readPending, writePending } from './pending-trivia.ts';

export interface AnsweredTrivia {
  week: number;
  question: string;
  answer: string;
  isCorrect: boolean;
}

interface TriviaDeps {
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  storage: KeyValueStorage;
  modal: ModalStore;
}

export type TriviaStore = ReturnType<typeof createTriviaStore>;

export function createTriviaStore({ api, auth, storage, modal }: TriviaDeps) {
  const result = signal<'correct' | 'incorrect' | null>(null);
  const pending = signal<PendingTrivia | null>(null);
  const selected = signal<string | null>(null);
  const isMissing = signal(false);
  const isSending = signal(false);
  const answered = signal<AnsweredTrivia | null>(null);
  /**
   * The question in the dialog. The question stays on screen after the answer, when `pending` is already null.
   */
  const shown = signal<Trivia | null>(null);
  let lifetime = new AbortController();

  function finishPending() {
    const id = auth.userId.peek();
    if (id !== null) writePending(storage, id, null);
    pending.value = null;
  }

  function show() {
    batch(() => {
      shown.value = pending.peek()?.trivia ?? null;
      result.value = null;
      if (shown.peek()) modal.show({ type: 'trivia' });
    });
  }

  function fail(thrown: unknown) {
    const error = toApiError(thrown);
    const isOver = error.kind === 'questionNotFound' || error.kind === 'questionAnsweredByUser';
    if (isOver) finishPending();
    // Two dialogs cannot be open at once, so the error dialog replaces the question. The question reopens
    // when the error dialog closes, unless it can no longer be answered (`isOver`).
    modal.hide('trivia');
    const type = getErrorDialog(error);
    const reopen = isOver ? undefined : show;
    if (type !== 'networkError') {
      if (type) modal.show({ type, onAccept: reopen, onCancel: reopen });
      return;
    }
    const canRetry = !error.outcomeUnknown;
    function accept() {
      show();
      if (canRetry) void submit();
    }
    modal.show({ type, params: { canRetry }, onAccept: accept, onCancel: show });
  }

  async function submit() {
    const trivia = shown.peek();
    const answer = selected.peek();
    if (!trivia || isSending.peek()) return;
    if (answer === null) {
      isMissing.value = true;
      return;
    }
    const { signal } = lifetime;
    const week = pending.peek()?.week ?? 0;
    isSending.value = true;
    try {
      const { isCorrect } = await api.send((calls) => calls.answerTrivia(trivia.id, answer));
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
  }

  function restore() {
    const id = auth.userId.peek();
    pending.value = id === null ? null : readPending(storage, id);
  }

  function adopt() {
    restore();
    const isAnswered = shown.peek() !== null && pending.peek()?.trivia.id !== shown.peek()?.id;
    if (!isAnswered || result.peek() !== null || isSending.peek()) return;
    batch(() => {
      modal.hide('trivia');
      shown.value = null;
    });
  }

  return {
    screen: computed(() => {
      if (result.value) return result.value;
      return (shown.value?.options.length ?? 0) > 0 ? 'question' : 'empty';
    }),
    shown: shown as ReadonlySignal<Trivia | null>,
    selected: selected as ReadonlySignal<string | null>,
    isMissing: isMissing as ReadonlySignal<boolean>,
    isSending: isSending as ReadonlySignal<boolean>,
    /** The trivia that the player has received and not answered yet, until the server refuses an answer. */
    pending: pending as ReadonlySignal<PendingTrivia | null>,
    answered: answered as ReadonlySignal<AnsweredTrivia | null>,
    keep(trivia: Trivia, week: number) {
      const id = auth.userId.peek();
      if (id === null) return;
      selected.value = null;
      isMissing.value = false;
      pending.value = { trivia, week };
      writePending(storage, id, { trivia, week });
    },
    /** Forgets the pending trivia of a week, because the player has answered it, as on another device. */
    drop(week: number) {
      if (pending.peek()?.week === week) finishPending();
    },
    open: show,
    toggle(option: string) {
      if (isSending.peek()) return;
      selected.value = selected.peek() === option ? null : option;
      isMissing.value = selected.peek() === null;
    },
    submit,
    close() {
      if (isSending.peek()) return;
      batch(() => {
        modal.hide('trivia');
        result.value = null;
        isMissing.value = false;
        if (shown.peek()?.options.length === 0) finishPending();
      });
    },
    restore,
    /**
     * Adopts the pending trivia when another tab receives or answers it, and closes the question that is answered there.
     * The returned function ends this.
     */
    start: () => storage.subscribe((key) => key === STORAGE_KEYS.pendingTrivia && adopt()),
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      batch(() => {
        modal.hide('trivia');
        isSending.value = false;
        result.value = null;
        selected.value = null;
        isMissing.value = false;
        pending.value = null;
        shown.value = null;
        answered.value = null;
      });
    },
  };
}
