import { normalize } from '../../mock-server/lib/text.ts';
import { hasTerms, toTerms } from './terms.ts';
import { correctWords, isNear } from './typos.ts';

export const isFound = (text: string, search: string): boolean => hasTerms(normalize(text), toTerms(search));

/** Whether the text contains the searched words. Each word may have one typo. */
export const isNearlyFound = (text: string, search: string): boolean =>
  isNear(normalize(text), toTerms(correctWords(search)));
