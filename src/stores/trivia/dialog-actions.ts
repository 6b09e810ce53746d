/** What the player does in the dialog of the trivia, besides sending an answer (`submit-answer.ts`). */
import { batch } from '@preact/signals-react';
import type { ModalStore } from '../shell/modal.ts';
import { type FinishDeps, finishTrivia } from './finish-trivia.ts';
import type { TriviaStore } from './trivia.ts';

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
