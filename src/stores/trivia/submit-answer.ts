import { batch } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { type FinishDeps, finishTrivia } from './finish-trivia.ts';
import type { TriviaStore } from './trivia.ts';

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
