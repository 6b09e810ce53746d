import { modalsCopy } from '../src/copy/modals.ts';
import { triviaCopy } from '../src/copy/trivia.ts';

const MODAL_TEXTS: Readonly<Record<string, { title: string }>> = modalsCopy;

const TRIVIA_TITLES: Readonly<Record<string, string>> = {
  question: triviaCopy.title,
  correct: triviaCopy.correct.title,
  incorrect: triviaCopy.incorrect.title,
  empty: triviaCopy.noOptions,
};

/** Returns the title of the dialog that a recipe `modal/<type>` or `trivia/<state>` opens. */
export function getDialogTitle(recipe: string): string | undefined {
  const [kind, type = ''] = recipe.split('/');
  if (kind === 'trivia') return TRIVIA_TITLES[type];
  return kind === 'modal' ? MODAL_TEXTS[type]?.title : undefined;
}
