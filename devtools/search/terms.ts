/** The words and phrases of a search, with their synonyms. */
import { normalize } from '../../mock-server/lib/text.ts';
import { toStem } from './stems.ts';
import { SYNONYMS } from './synonyms.ts';

/** `parts`: the words of a phrase that the search has in another order. */
export type Term = { word: string; synonyms: readonly string[]; parts?: readonly string[] };

/** Converts `premios` to `premio` and `errores` to `error`, but keeps words of up to 4 letters, such as `tres`. */
export const toSingular = (word: string) =>
  word.length > 4 ? word.replace(/(?<=[aeiou][dlnr])es$|(?<=[aeiou])s$/, '') : word;

export const toWords = (search: string): string[] =>
  normalize(search)
    .replace(/[¿?¡!“”"]/g, ' ')
    .trim()
    .split(/[\s,]+/)
    .map(toSingular);

/** Words that count only within a phrase, such as “no carga”: on their own they are in most texts. */
const WEAK_WORDS = new Set(
  'no hay si por para cuando nos es son cual cuanto quien puede puedo tengo'.split(' '),
);

/** As `toTerms`, without the words that are in most texts, unless the search has no others. */
export function toStrongTerms(search: string): Term[] {
  const terms = toTerms(search);
  const strong = terms.filter(({ word }) => !WEAK_WORDS.has(word));
  return strong.length > 0 ? strong : terms;
}

/** The words of a search without the filler words, unless it has no others. */
export function toContentWords(search: string): string[] {
  const words = toWords(search).filter(Boolean);
  const content = words.filter((word) => !(FILLERS.has(word) || WEAK_WORDS.has(word)));
  return content.length > 0 ? content : words;
}

/** Returns the stems of the words of a text, without the filler words. */
export const toPhrase = (text: string): string =>
  toWords(text)
    .filter((word) => !FILLERS.has(word))
    .map(toStem)
    .join(' ');

export function toTerms(search: string): Term[] {
  let rest = ` ${toWords(search).join(' ')} `;
  const terms: Term[] = [];
  for (const { phrase, parts, group } of PHRASES) {
    if (rest.includes(` ${phrase} `)) {
      rest = rest.replaceAll(` ${phrase} `, '  ');
      terms.push({ word: phrase, synonyms: group });
      // The words of a phrase may have another order, as in “señal sin”.
    } else if (parts.every((part) => rest.includes(` ${part} `))) {
      for (const part of parts) rest = rest.replaceAll(` ${part} `, '  ');
      terms.push({ word: phrase, synonyms: group, parts });
    }
  }
  // A phrase may have its words in another form, as in “no conteste”.
  for (let found = findForms(rest); found; found = findForms(rest)) {
    rest = rest.replace(` ${found.words} `, '  ');
    terms.push({ word: found.words, synonyms: found.group, parts: found.words.split(' ') });
  }
  const words = rest.split(' ').filter(Boolean);
  const content = words.filter((word) => !FILLERS.has(word));
  // A search of filler words alone is kept, because it may be the beginning of a longer word.
  const searched = content.length + terms.length > 0 ? content : words;
  return [...terms, ...searched.map((word) => ({ word, synonyms: [] }))];
}

/**
 * Returns the longest phrase of several words that the text has in other forms, with its words in the text. A gap of
 * two blanks stands for a phrase that was found before, and is no part of another one.
 */
function findForms(text: string) {
  const stems = text.replace(/\S+/g, toStem);
  const found = PHRASES.find((phrase) => phrase.stems.includes(' ') && stems.includes(` ${phrase.stems} `));
  if (!found) return null;
  const before = stems.slice(0, stems.indexOf(` ${found.stems} `)).match(/\S+/g)?.length ?? 0;
  const count = found.stems.split(' ').length;
  return { ...found, words: (text.match(/\S+/g) ?? []).slice(before, before + count).join(' ') };
}

const beginsWord = (bare: string, words: readonly string[]) => {
  const spaced = ` ${bare}`.replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.some((word) => spaced.includes(` ${word}`));
};

/** A short word and a synonym count only at the start of a word: inside one they would match unrelated texts. */
export const hasTerm = (bare: string, { word, synonyms, parts }: Term) =>
  (/^[\p{L}\p{N}]{1,4}$/u.test(word) ? beginsWord(bare, [word]) : bare.includes(word)) ||
  parts?.every((part) => bare.includes(part)) ||
  (synonyms.length > 0 && beginsWord(bare, synonyms));

/** As `hasTerm`, also with another form of the word, such as “olvidas” for “olvidé”. */
const hasTermOrForm = (bare: string, term: Term) => {
  if (hasTerm(bare, term)) return true;
  const stem = toStem(term.word);
  return bare.split(/[^\p{L}\p{N}]+/u).some((word) => toStem(word) === stem);
};

export const hasTermsOrForms = (bare: string, terms: readonly Term[]) =>
  terms.every((term) => hasTermOrForm(bare, term));

export const hasTerms = (bare: string, terms: readonly Term[]) => terms.every((term) => hasTerm(bare, term));

/** Spanish filler words. A search ignores them unless it has no other word. */
const FILLERS = new Set(
  (
    'a al como con de del donde e el en encuentro esta estan hago la las le lo los me mi muy o que quiero se simular ' +
    'simulo su sus te tu tus un una va ve ven veo ver y'
  ).split(' '),
);

/** The synonyms in the form in which `toWords` brings a search, the longest first. */
const PHRASES = SYNONYMS.flatMap((group) =>
  group.map((text) => {
    const words = toWords(text);
    const phrase = words.join(' ');
    const parts = words.some((word) => FILLERS.has(word)) ? [phrase] : words;
    return { phrase, parts, stems: words.map(toStem).join(' '), group };
  }),
).toSorted((a, b) => b.phrase.length - a.phrase.length);
