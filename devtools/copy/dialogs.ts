import { modalsCopy } from '../../src/copy/modals.ts';
import { triviaCopy } from '../../src/copy/trivia.ts';

/** The title of the dialog that a recipe `modal/<type>` or `trivia/<state>` opens. */
export const DIALOG_TITLES: Readonly<Record<string, string>> = {
  'trivia/question': triviaCopy.title,
  'trivia/correct': triviaCopy.correct.title,
  'trivia/incorrect': triviaCopy.incorrect.title,
  'trivia/empty': triviaCopy.noOptions,
  ...Object.fromEntries(Object.entries(modalsCopy).map(([type, { title }]) => [`modal/${type}`, title])),
};
