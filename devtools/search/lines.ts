import { hasTerm, toTerms } from './terms.ts';
import { correctWords, isNear, MIN_TYPO_LENGTH } from './typos.ts';

/**
 * Returns two functions that test a text of the app, as `screen-lines.ts` lists it (normalized). The first is true when
 * the text contains all searched words. The second allows one missing word for each number of the text, where the
 * screen may show other words, but at most a third of the searched words.
 */
export function createLineMatchers(search: string) {
  const terms = toTerms(correctWords(search)).filter(({ word }) => !/^\d+$/.test(word));
  const hasLongWord = terms.some(({ word }) => word.length >= MIN_TYPO_LENGTH - 1);
  const has = (line: string) => hasLongWord && isNear(line, terms);
  const mayHave = (line: string) => {
    const samples = line.match(/\d+/g)?.length ?? 0;
    if (samples === 0) return false;
    const missing = terms.filter((term) => !hasTerm(line, term)).length;
    return missing <= samples && terms.length >= 3 * missing;
  };
  return [has, mayHave] as const;
}
