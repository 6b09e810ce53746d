/** The search of the specification, in the panel and on its page. */
import { normalize } from '../../mock-server/lib/text.ts';
import { hasTerm, type Term, toTerms } from './terms.ts';
import { isNear } from './typos.ts';

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
 * Returns the statement as the density Demo searches it: first by its Spanish sentence, then by the customer's words.
 */
export const toSpanish = <S extends Searched & { spanish?: string | undefined }>(statement: S): S => ({
  ...statement,
  text: statement.spanish ?? '',
  lead: '',
  words: `${statement.words} ${statement.lead} ${statement.text}`,
});

const ENGLISH_FILLERS =
  /\b(?:an|are|can|do|does|for|how|i|in|is|it|my|of|on|or|the|to|what|when|where|which|with)\b/g;

/**
 * Returns the statements with the id, or with the most of the searched words, in English or Spanish: those that have
 * them as they are typed, or else inside a word, in the titles of the recipes, or with a typo. The best ones come
 * first. At least half of the words must be found.
 */
export function findStatements<S extends Searched>(statements: readonly S[], search: string): readonly S[] {
  const words = normalize(search).trim();
  if (words === '') return statements;
  if (/^\d\.\d*$/.test(words)) {
    const exact = statements.filter(({ id }) => id === words);
    return exact.length > 0 ? exact : statements.filter(({ id }) => id.startsWith(words));
  }
  const terms = toTerms(words.replace(ENGLISH_FILLERS, '').trim() || words).map(toSingularTerm);
  const rated = statements.map((statement) => {
    const grades = terms.map((term) => grade(statement, term));
    const found = grades.filter(Boolean);
    return { statement, grades, count: found.length, worst: Math.min(3, ...found) };
  });
  const most = Math.max(Math.ceil(terms.length / 2), ...rated.map(({ count }) => count));
  const able = rated.filter(({ count }) => count === most);
  const best = Math.max(...able.map(({ worst }) => worst));
  /** A rare word says more than one that many statements have. */
  const weights = terms.map((_term, at) => 1 / (1 + rated.filter(({ grades }) => grades[at]).length));
  const rate = ({ statement, grades }: (typeof rated)[number]) =>
    grades.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) +
    (normalize(`${statement.text} ${statement.words}`).includes(words) ? 1 : 0) +
    (normalize(statement.text).startsWith(words) ? 1 : 0);
  return able
    .filter(({ worst }) => worst === best)
    .toSorted((a, b) => rate(b) - rate(a))
    .map(({ statement }) => statement);
}

/** An English plural counts as its singular: “points”, not “address”. */
const toSingularTerm = ({ word, synonyms }: Term): Term => ({
  word: word.replace(/(?<=\w{3}[^s\s])s$/, ''),
  synonyms,
});

/**
 * How well the statement has the word: 4 in its text, 3 in what people type for it, 2 inside a word, 1 elsewhere, or 0.
 */
function grade({ lead, text, words = '', titles }: Searched, term: Term): number {
  if (beginsWord(`${lead} ${text}`, term)) return 4;
  const all = normalize(`${lead} ${text} ${words}`);
  if (beginsWord(words, term)) return 3;
  if (hasTerm(all, term)) return 2;
  return hasTerm(normalize(titles), term) || isNear(all, [term]) ? 1 : 0;
}

/** Whether the term begins a word: “red” is not in “shared”. */
function beginsWord(text: string, { word, synonyms }: Term): boolean {
  const bare = ` ${normalize(text)}`.replace(/[^\p{L}\p{N}]+/gu, ' ');
  return [word, ...synonyms].some((one) => bare.includes(` ${one}`));
}
