import { useEffect } from 'react';
import { createLazy } from '../../lib/lazy.ts';
import { showLoadError } from '../../stores/trivia/show-load-error.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import { useCommonStores } from '../../use-stores.ts';

/**
 * The dialog of the trivia. Its code is fetched with the review of a send, after which the trivia comes, or when the
 * player opens a pending trivia. If it can't be fetched, the dialog of that error stands in its place and the trivia
 * stays pending.
 */
export function LazyTrivia() {
  const { modal, player } = useCommonStores();
  const type = modal.current.value?.type;
  const isShown = type === 'trivia';
  const { current: TriviaDialog, error, forgetError } = useLazy(triviaCode, isShown);

  useEffect(() => {
    // After a failure, the code is fetched again when the trivia is to be shown.
    if (type === 'sendPool') triviaCode.load().catch(() => undefined);
  }, [type]);

  useEffect(() => {
    if (error === null || !isShown) return;
    forgetError();
    modal.hide('trivia');
    // Meanwhile another tab may have answered the trivia, so it is shown only if it still waits for an answer.
    showLoadError(modal, error, () => player.current?.trivia.open());
  }, [error, isShown, modal, player, forgetError]);

  return isShown && TriviaDialog ? <TriviaDialog /> : null;
}

const triviaCode = createLazy(async () => (await import('./TriviaDialog.tsx')).TriviaDialog);
