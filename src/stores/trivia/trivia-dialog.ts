/** What the player does in the dialog of the trivia. Its code is loaded with the dialog. */
import { batch } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TriviaStore } from './trivia.ts';
import { removePending } from './write-stored-trivia.ts';

/** Selects an option, or clears the choice if it is the selected one. */
export function toggleOption({ forDialog }: Pick<TriviaStore, 'forDialog'>, option: string): void {
  const { isAnswerMissing, isSending, selected } = forDialog;
  if (isSending.peek()) return;
  selected.value = selected.peek() === option ? null : option;
  isAnswerMissing.value = selected.peek() === null;
}

interface CloseDeps extends FinishDeps {
  modal: Pick<ModalStore, 'hide'>;
  trivia: Pick<TriviaStore, 'forDialog' | 'restore'>;
}

/** Closes the dialog, unless an answer is being sent. A trivia without options is over then. */
export function closeTrivia(deps: CloseDeps): void {
  const { modal, trivia } = deps;
  const { isAnswerMissing, isSending, result, selected, asked } = trivia.forDialog;
  if (isSending.peek()) return;
  batch(() => {
    modal.hide('trivia');
    // “Regresar” keeps the choice for the next time; after an answer it has no use.
    if (result.peek() !== null) selected.value = null;
    result.value = null;
    isAnswerMissing.value = false;
    const closed = asked.peek()?.trivia;
    if (closed?.options.length === 0) finishTrivia(deps, closed.id);
  });
}

interface SubmitDeps extends FinishDeps {
  api: Api;
  modal: ModalStore;
  trivia: Pick<TriviaStore, 'forDialog' | 'restore' | 'selected'>;
}

/** Sends the selected option of the question in the dialog. Without one, the dialog asks for it. Never rejects. */
export async function submitAnswer(deps: SubmitDeps): Promise<void> {
  const { api, trivia } = deps;
  const { answered, getLifetime, isAnswerMissing, isSending, result, asked } = trivia.forDialog;
  const question = asked.peek();
  const answer = trivia.selected.peek();
  if (!question || isSending.peek()) return;
  if (answer === null) {
    isAnswerMissing.value = true;
    return;
  }
  const signal = getLifetime();
  const { trivia: sent, week } = question;
  isSending.value = true;
  try {
    const { isCorrect } = await api.send((calls) => calls.answerTrivia(sent.id, answer));
    if (signal.aborted) return;
    batch(() => {
      result.value = isCorrect ? 'correct' : 'incorrect';
      answered.value = [{ week, question: sent.question, answer, isCorrect }, ...answered.peek()];
      finishTrivia(deps, sent.id);
    });
  } catch (thrown) {
    if (!signal.aborted) showTriviaError(deps, thrown);
  } finally {
    if (!signal.aborted) isSending.value = false;
  }
}

/**
 * After the dialog of the error, the question opens again (`reopen-last` of `dialogs.ts`) if it can still be answered.
 */
function showTriviaError(deps: SubmitDeps, thrown: unknown) {
  const { modal, trivia } = deps;
  const error = toApiError(thrown);
  if (error.kind === 'questionNotFound' || error.kind === 'questionAnsweredByUser') {
    const refused = trivia.forDialog.asked.peek()?.trivia;
    if (refused) finishTrivia(deps, refused.id);
    modal.hide('trivia');
  }
  showErrorDialog(modal, error, error.outcomeUnknown ? undefined : () => void submitAnswer(deps));
}

interface FinishDeps {
  auth: Pick<AuthStore, 'userId'>;
  storage: KeyValueStorage;
  trivia: Pick<TriviaStore, 'restore'>;
}

/** The trivia waits for no answer any more: it is answered, or the server accepts no answer. */
function finishTrivia({ auth, storage, trivia }: FinishDeps, triviaId: Id): void {
  const player = auth.userId.peek();
  if (player !== null) removePending(storage, player, triviaId);
  trivia.restore();
}
