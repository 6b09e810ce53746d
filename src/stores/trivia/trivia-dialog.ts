/**
 * The dialog of the trivia: the question that it asks, the selected option, the answer that is sent and its result. The
 * code is loaded with the dialog. Which trivias the player can answer is in `trivia.ts`.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TriviaRequest } from '../shell/dialogs.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TriviaStore } from './trivia.ts';
import { removePending } from './write-stored-trivia.ts';

interface DialogDeps {
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  modal: ModalStore;
  storage: KeyValueStorage;
  trivia: Pick<TriviaStore, 'dialog' | 'getLifetime' | 'noteAnswer' | 'received' | 'restore'>;
}

export type TriviaDialogStore = ReturnType<typeof createTriviaDialog>;

/**
 * Returns the state of the dialog in the session of the player. It outlives the dialog on screen, because “Regresar”
 * keeps the choice for the next time, and the question opens again after the dialog of an error (`reopen-last`).
 */
export function getTriviaDialog(deps: DialogDeps): TriviaDialogStore {
  const { dialog } = deps.trivia;
  dialog.current ??= createTriviaDialog(deps);
  return dialog.current;
}

function createTriviaDialog({ api, auth, modal, storage, trivia }: DialogDeps) {
  const lifetime = trivia.getLifetime();
  const asked = computed(() => (modal.current.value?.type === 'trivia' ? modal.current.value : null));
  const choice = signal<{ triviaId: string; option: string } | null>(null);
  // An option that was chosen for another question must not be sent for this one.
  const selected = computed(() =>
    choice.value && choice.value.triviaId === asked.value?.params.trivia.id ? choice.value.option : null,
  );
  /** The request whose player has pressed “Continuar” without a choice. */
  const unansweredRequest = signal<TriviaRequest | null>(null);
  const isSending = signal(false);
  const answer = signal<{ request: TriviaRequest; isCorrect: boolean } | null>(null);
  const result = computed(() => {
    if (!answer.value || answer.value.request !== asked.value) return null;
    return answer.value.isCorrect ? 'correct' : 'incorrect';
  });

  const isReceived = ({ params }: TriviaRequest) =>
    trivia.received.value.some((received) => received.trivia.id === params.trivia.id);

  /** The trivia waits for no answer any more: it is answered, or the server accepts no answer. */
  function finish(triviaId: string) {
    const player = auth.userId.peek();
    if (player !== null) removePending(storage, player, triviaId);
    trivia.restore();
  }

  /** Never rejects. */
  async function send(request: TriviaRequest, option: string) {
    const { trivia: question, week } = request.params;
    isSending.value = true;
    try {
      const { isCorrect } = await api.send((calls) => calls.answerTrivia(question.id, option));
      if (lifetime.aborted) return;
      batch(() => {
        answer.value = { request, isCorrect };
        trivia.noteAnswer({ week, question: question.question, answer: option, isCorrect });
        finish(question.id);
      });
    } catch (thrown) {
      if (!lifetime.aborted) showError(request, option, thrown);
    } finally {
      isSending.value = false;
    }
  }

  /**
   * After the dialog of the error, the question opens again (`reopen-last` of `dialogs.ts`) if it can still be answered.
   */
  function showError(request: TriviaRequest, option: string, thrown: unknown) {
    const error = toApiError(thrown);
    if (error.kind === 'questionNotFound' || error.kind === 'questionAnsweredByUser') {
      finish(request.params.trivia.id);
      modal.hide('trivia');
    }
    const retry = () => {
      // Meanwhile another tab may have answered it, or the session may have ended.
      if (!lifetime.aborted && isReceived(request)) void send(request, option);
    };
    showErrorDialog(modal, error, error.outcomeUnknown ? undefined : retry);
  }

  return {
    screen: computed(
      () => result.value ?? ((asked.value?.params.trivia.options.length ?? 0) > 0 ? 'question' : 'empty'),
    ),
    /** The trivia in the dialog. It stays on screen after the answer, when it is pending no more. */
    asked: computed(() => asked.value?.params.trivia ?? null),
    selected,
    isAnswerMissing: computed(
      () => unansweredRequest.value !== null && unansweredRequest.value === asked.value,
    ),
    isSending: isSending as ReadonlySignal<boolean>,
    /** Selects an option, or clears the choice if it is the selected one. */
    toggleOption(option: string) {
      const request = asked.peek();
      if (!request || isSending.peek()) return;
      const isCleared = selected.peek() === option;
      choice.value = isCleared ? null : { triviaId: request.params.trivia.id, option };
      unansweredRequest.value = isCleared ? request : null;
    },
    /** Sends the selected option. Without one, the dialog asks for it. Never rejects. */
    async submit() {
      const request = asked.peek();
      const option = selected.peek();
      if (!request || isSending.peek()) return;
      if (option === null) unansweredRequest.value = request;
      else await send(request, option);
    },
    /** Closes the dialog, unless an answer is being sent. A trivia without options is over then. */
    close() {
      const closed = asked.peek()?.params.trivia;
      if (isSending.peek()) return;
      batch(() => {
        if (result.peek() !== null) choice.value = null;
        modal.hide('trivia');
        if (closed?.options.length === 0) finish(closed.id);
      });
    },
    /**
     * Closes the question when another tab has answered it, unless this tab is sending an answer or shows its result.
     * The returned function ends this.
     */
    start: () =>
      effect(() => {
        const request = asked.value;
        // The dialog of the next session may be open already.
        if (lifetime.aborted || !request || isSending.value || result.value !== null) return;
        if (!isReceived(request)) modal.hide('trivia');
      }),
  };
}
