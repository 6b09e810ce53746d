/** Words with one typo. */
import { SYNONYMS } from './synonyms.ts';
import { hasTerm, type Term, toSingular, toWords } from './terms.ts';

/** A shorter word is not checked for typos, because too many words differ from it in one letter. */
export const MIN_TYPO_LENGTH = 4;

/** Whether `a` becomes `b` by adding, leaving out or replacing one letter, or by swapping two neighbouring ones. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < MIN_TYPO_LENGTH - 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const SYNONYM_WORDS = [
  ...new Set(
    SYNONYMS.flat()
      .filter((phrase) => !phrase.includes(' '))
      .map(toSingular),
  ),
];

/** Replaces each word that is one typo away from a synonym by the synonym. */
export function correctWords(search: string): string {
  const correct = (word: string) =>
    word.length < MIN_TYPO_LENGTH || SYNONYM_WORDS.includes(word)
      ? word
      : (SYNONYM_WORDS.find((known) => isOneTypoAway(word, known)) ?? word);
  return toWords(search.replace(/[¿?¡!.:;()“”"…]/g, ' '))
    .map(correct)
    .join(' ');
}

const hasTypoOf = (bare: string, { word }: Term) =>
  word.length >= MIN_TYPO_LENGTH &&
  bare
    .split(/[^\p{L}\p{N}]+/u)
    .some((other) => isOneTypoAway(word, other) || isOneTypoAway(word, toSingular(other)));

export const isNear = (bare: string, terms: readonly Term[]) =>
  terms.every((term) => hasTerm(bare, term) || hasTypoOf(bare, term));
