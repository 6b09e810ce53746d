import { normalize } from '../../mock-server/lib/text.ts';
import { hasTerms, hasTermsOrForms, toPhrase, toTerms } from './terms.ts';
import { correctWords, isNear } from './typos.ts';

export interface Searchable {
  name: string;
  codes?: readonly string[];
  words?: string;
  /** Other names, in the words of users. */
  aliases?: readonly string[] | undefined;
  /** The pages and dialogs that the item shows, such as `route:/games`. The first is the one that it ends with. */
  screens?: readonly string[];
}

/** Rank of an item that contains the searched words only with a typo. */
export const TYPO_RANK = 8;

/**
 * Returns a function that ranks an item, or returns null when the item doesn't match. The best rank is 0:
 * - 0: a code or an alias equals the search, or the search is empty
 * - 0.5: a code or an alias has the words of the search in any form
 * - 1 to 3: the name equals the search, starts with it, or contains all its words
 * - 4: a code contains the search, or an alias starts with it or is a part of it
 * - 5 and 6: the name, or all texts of the item, contain the words or their synonyms
 * - 7: as 6, in another form of a word
 * - `TYPO_RANK` (8): as 5 and 6, with a typo
 * - 9: the item ends with one of `screens`
 * - above 10: the item shows one of `screens`; the fewer others it shows, the better
 */
export function createScorer(search: string, screens: ReadonlySet<string> = new Set()) {
  const query = normalize(search).trim();
  if (query === '') return () => 0;
  const terms = toTerms(search);
  const words = query.split(/\s+/);
  const corrected = toTerms(correctWords(search));
  const phrase = toPhrase(search);
  return (item: Searchable) => {
    const name = normalize(item.name);
    const codes = (item.codes ?? []).map(normalize);
    const aliases = (item.aliases ?? []).map(toPhrase);
    const all = [name, ...codes, normalize(item.words ?? ''), ...aliases].join(' ');
    if (codes.includes(query) || item.aliases?.some((alias) => normalize(alias) === query)) return 0;
    if (aliases.includes(phrase) || codes.some((code) => toPhrase(code) === phrase)) return 0.5;
    if (name === query) return 1;
    if (name.startsWith(query)) return 2;
    if (words.every((word) => name.includes(word))) return 3;
    if (codes.some((code) => code.includes(query))) return 4;
    if (aliases.some((alias) => alias.startsWith(phrase))) return 4;
    if (aliases.some((alias) => ` ${phrase} `.includes(` ${alias} `))) return 4;
    if (hasTerms(all, terms)) return hasTerms(name, terms) ? 5 : 6;
    if (hasTermsOrForms(all, terms)) return 7;
    if (isNear(all, corrected)) return TYPO_RANK;
    const { screens: own = [] } = item;
    const index = own.findIndex((screen) => screens.has(screen));
    if (index < 0) return null;
    return index === 0 ? TYPO_RANK + 1 : TYPO_RANK + 2 + own.length;
  };
}
