import { normalize } from '../../mock-server/lib/text.ts';
import {
  hasTerms,
  hasTermsOrForms,
  toContentWords,
  toPhrase,
  toSingular,
  toStrongTerms,
  toTerms,
  toWords,
} from './terms.ts';
import { correctWords, isNear } from './typos.ts';

export interface Searchable {
  name: string;
  /** Other titles of the item. A search finds them as it finds the name. */
  titles?: readonly string[];
  codes?: readonly string[];
  words?: string;
  /** The heading under which the item is listed. A search for exactly that heading finds all items below it. */
  groupName?: string;
  /** Other names, in the words of users. */
  aliases?: readonly string[] | undefined;
  /** What the item says on its way, such as the captions of a recipe. */
  texts?: string;
  /** The pages and dialogs that the item shows, such as `route:/games`. The first is the one that it ends with. */
  screens?: readonly string[];
}

/** Rank of an item whose name has the searched words or their synonyms. */
export const SYNONYM_RANK = 5;

const GROUP_RANK = 5.75;
const PART_RANK = 6.5;
const FORM_RANK = 7;

/** Rank of an item that contains the searched words only in its texts. */
export const TEXT_RANK = 7.5;

const TYPO_RANK = 8;

const END_RANK = 9;

/**
 * Returns a function that ranks an item, or returns null when the item doesn't match. The best rank is 0:
 * - 0: a code or an alias equals the search, or the search is empty
 * - 0.5: a code or an alias has the words of the search in any form
 * - 1 and 2: the name equals the search, or starts with it
 * - 2.5 to 3.5: the name has the words in a row, has them all, or has words that start with them
 * - 4: a code contains the search, or an alias starts with it, or has all its words but “no”, “es” and the like
 * - 5: the name has the words or their synonyms; 5.25: in another form
 * - 5.5: an alias has them; `GROUP_RANK` (5.75): the search is the name of the group
 * - 6: all names and words of the item have them; `FORM_RANK` (7): in another form
 * - `PART_RANK` (6.5): an alias is a part of the search, whose other words the item may lack
 * - `TEXT_RANK` (7.5): its texts have them
 * - `TYPO_RANK` (8): as 6, with a typo; 8.5: also in its texts
 * - `END_RANK` (9): the item ends with one of `screens`
 * - above 10: the item shows one of `screens`; the fewer others it shows, the better
 */
export function createScorer(search: string, screens: ReadonlySet<string> = new Set()) {
  const query = normalize(search).trim();
  if (query === '') return () => 0;
  const terms = toStrongTerms(search);
  const words = toContentWords(search);
  const corrected = toTerms(correctWords(search));
  const phrase = toPhrase(search);
  const content = toPhrase(words.join(' '));
  return (item: Searchable) => {
    const names = [item.name, ...(item.titles ?? [])].map(normalize);
    const codes = (item.codes ?? []).map(normalize);
    const aliases = (item.aliases ?? []).map(toPhrase);
    if (codes.includes(query) || item.aliases?.some((alias) => normalize(alias) === query)) return 0;
    if (aliases.includes(phrase) || codes.some((code) => toPhrase(code) === phrase)) return 0.5;
    const byName = Math.min(...names.map((name) => rankName(name, query, words)));
    if (byName < Number.POSITIVE_INFINITY) return byName;
    if (codes.some((code) => code.includes(query))) return 4;
    if (aliases.some((alias) => alias.startsWith(phrase) || alias === content)) return 4;
    if (names.some((name) => hasTerms(name, terms))) return SYNONYM_RANK;
    if (names.some((name) => hasTermsOrForms(name, terms))) return 5.25;
    if (item.aliases?.some((alias) => hasTermsOrForms(normalize(alias), terms))) return 5.5;
    if (
      normalize(item.groupName ?? '')
        .split(' ')
        .map(toSingular)
        .join(' ') === toWords(search).join(' ')
    )
      return GROUP_RANK;
    const all = [
      ...names,
      ...codes,
      normalize(`${item.words ?? ''} ${item.groupName ?? ''}`),
      ...aliases,
    ].join(' ');
    if (hasTerms(all, terms)) return 6;
    if (aliases.some((alias) => ` ${phrase} `.includes(` ${alias} `))) return PART_RANK;
    if (hasTermsOrForms(all, terms)) return FORM_RANK;
    const texts = normalize(item.texts ?? '');
    if (texts !== '' && hasTerms(`${all} ${texts}`, terms)) return TEXT_RANK;
    if (isNear(all, corrected)) return TYPO_RANK;
    if (isNear(`${all} ${texts}`, corrected)) return TYPO_RANK + 0.5;
    const { screens: own = [] } = item;
    const index = own.findIndex((screen) => screens.has(screen));
    if (index < 0) return null;
    return index === 0 ? END_RANK : END_RANK + 1 + own.length;
  };
}

/** How well a name has the words of the search as they are typed; `Infinity` without one of them. */
function rankName(name: string, query: string, words: readonly string[]): number {
  if (name === query) return 1;
  if (name.startsWith(query)) return 2;
  const own = name.split(/[^\p{L}\p{N}]+/u).map(toSingular);
  if (` ${own.join(' ')} `.includes(` ${words.join(' ')} `)) return 2.5;
  if (words.every((word) => own.includes(word))) return 3;
  return words.every((word) => own.some((other) => other.startsWith(word))) ? 3.5 : Number.POSITIVE_INFINITY;
}

/** Whether only a screen of the item has the searched words. */
export const isOnScreen = (score: number) => score >= END_RANK;

/** Whether the item has the searched words only with a typo. */
export const hasTypo = (score: number) => score >= TYPO_RANK && score < END_RANK;

/** The classes of matches, the best first. */
const CLASSES: readonly ((score: number) => boolean)[] = [
  (score) => score <= GROUP_RANK,
  (score) => score <= FORM_RANK,
  (score) => score === TEXT_RANK || isOnScreen(score),
  hasTypo,
];

/** Returns the items of the best class that has any, the best first, so that the list has no weak match beside them. */
export function keepBest<T extends { score: number }>(scored: readonly T[]): T[] {
  const found = CLASSES.map((isOf) => scored.filter(({ score }) => isOf(score))).find(
    ({ length }) => length > 0,
  );
  return (found ?? []).toSorted((a, b) => a.score - b.score);
}

/** Returns the items with their ranks, without those that don't match. */
export function scoreItems<T extends Searchable>(
  items: readonly T[],
  search: string,
  screens?: ReadonlySet<string>,
): { item: T; score: number }[] {
  const rank = createScorer(search, screens);
  return items.flatMap((item) => {
    const score = rank(item);
    return score === null ? [] : { item, score };
  });
}

/** For a search that no item matches as a whole: returns the items that have most of its words, the best first. */
export function findNearest<T extends Searchable>(items: readonly T[], search: string) {
  const scorers = toStrongTerms(search).map(({ word }) => createScorer(word));
  const found = items.map((item) => {
    const scores = scorers.map((rank) => rank(item)).filter((score) => score !== null);
    return { item, count: scores.length, score: Math.min(...scores) };
  });
  const most = Math.max(1, ...found.map(({ count }) => count));
  return found.filter(({ count }) => count === most).toSorted((a, b) => a.score - b.score);
}
