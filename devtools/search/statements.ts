/** The search of the specification, in the panel and on its page. */
import { normalize } from '../../mock-server/lib/text.ts';
import { isFound, isNearlyFound } from './search.ts';
import { hasTerm, toTerms } from './terms.ts';

interface Searched {
  id: string;
  lead: string;
  text: string;
  /** What people type for its words, such as Spanish words. */
  words?: string | undefined;
  /** The titles of the recipes that show the statement, which are in Spanish. */
  titles: string;
}

/**
 * Returns the statements with the id, or with all searched words, in English or Spanish. If there are none, looks for
 * the words in the titles of the recipes, then for words with a typo, then for the statements with most of the words.
 */
export function findStatements<S extends Searched>(statements: readonly S[], search: string): readonly S[] {
  const words = search.trim();
  if (/^\d\.\d*$/.test(words)) {
    const exact = statements.filter(({ id }) => id === words);
    return exact.length > 0 ? exact : statements.filter(({ id }) => id.startsWith(words));
  }
  const singular = words.replace(/(?<=\w{3}[^s\s])s\b/g, '');
  const hasWords = (text: string) => isFound(text, words) || isFound(text, singular);
  const ways: ((statement: S) => boolean)[] = [
    (statement) => beginWords(getText(statement), words) || beginWords(getText(statement), singular),
    (statement) => hasWords(getText(statement)),
    (statement) => hasWords(`${getText(statement)} ${statement.titles}`),
    (statement) => isNearlyFound(getText(statement), words),
  ];
  for (const isWanted of ways) {
    const found = statements.filter(isWanted);
    if (found.length > 0) return found;
  }
  return findMost(statements, singular);
}

/** Whether each searched word begins a word of the text: “red” is not in “shared”. */
function beginWords(text: string, search: string): boolean {
  const bare = ` ${normalize(text)}`.replace(/[^\p{L}\p{N}]+/gu, ' ');
  return toTerms(search).every(({ word, synonyms }) =>
    [word, ...synonyms].some((one) => bare.includes(` ${one}`)),
  );
}

const getText = ({ lead, text, words = '' }: Searched) => `${lead} ${text} ${words}`;

/** Returns the statements with the most of the searched words, if they are at least half of them. */
function findMost<S extends Searched>(statements: readonly S[], search: string): readonly S[] {
  const terms = toTerms(search);
  const counted = statements.map((statement) => {
    const text = normalize(getText(statement));
    return { statement, count: terms.filter((term) => hasTerm(text, term)).length };
  });
  const most = Math.max(1, Math.ceil(terms.length / 2), ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ statement }) => statement);
}
