import { type ModalCopy, modalsCopy } from '../../../src/copy/modals.ts';
import { triviaCopy } from '../../../src/copy/trivia.ts';

interface DialogTexts {
  title: string;
  /** Title, text and button labels of the dialog, joined for the search. Texts with a count are there for 0, 1 and 2. */
  all: string;
}

const COUNTS = [0, 1, 2] as const;

const MODALS: Readonly<Record<string, ModalCopy>> = modalsCopy;

/** The numbers that a text of a dialog may contain. */
const getParams = (count: number) =>
  ({ draftCount: count, hours: count, lines: Array.from({ length: count }) }) as never;

function getModalTexts({ title, text, accept, cancel }: ModalCopy): DialogTexts {
  const texts = typeof text === 'string' ? [text] : COUNTS.map((count) => text(getParams(count)));
  return { title, all: [title, ...texts, accept, cancel].filter(Boolean).join(' ') };
}

const { intro, required, back, continue: next, noOptions, accept, plusOne, extraPoint } = triviaCopy;

const ended = ({ title, shout, text }: Record<'title' | 'shout' | 'text', string>) => [
  title,
  shout,
  text,
  accept,
];

const TRIVIA: Readonly<Record<string, readonly string[]>> = {
  question: [triviaCopy.title, intro, required, back, next],
  correct: [...ended(triviaCopy.correct), plusOne, extraPoint],
  incorrect: ended(triviaCopy.incorrect),
  empty: [noOptions, back, next],
};

/** Returns the texts of the dialog that a recipe `modal/<type>` or `trivia/<state>` opens. */
export function getDialogTexts(recipe: string): DialogTexts | null {
  const [kind, type = ''] = recipe.split('/');
  const modal = kind === 'modal' ? MODALS[type] : undefined;
  if (modal) return getModalTexts(modal);
  const trivia = kind === 'trivia' ? TRIVIA[type] : undefined;
  return trivia ? { title: trivia[0] ?? '', all: trivia.join(' ') } : null;
}
