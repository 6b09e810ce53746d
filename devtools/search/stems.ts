/** The forms of a Spanish word. */

/** A shorter stem is not used, because too many words share it. */
const MIN_STEM_LENGTH = 3;

/** A pronoun at the end of a verb, as in “registrarse” and “enviándolo”. */
const PRONOUN = /(?<=[aei]r|ndo)(?:[mts]e|l[aeo]s?|nos)$/;

/** The endings of verbs, adjectives and nouns, without accents. */
const ENDING =
  /(?:isim[ao]s?|[ai]ste|aron|ieron|aba[ns]?|ia[ns]?|ando|i?endo|(?<=.{4})[ai]d[ao]s?|[aei]mos?|[aei]r|i[oe]|[aeo][ns]?|i)$/;

/**
 * Returns what the forms of a word have in common: `olvid` of “olvidé”, “olvidas” and “olvidando”, `lent` of “lenta”
 * and “lentísimo”. The word has no accents, as `normalize` returns it.
 */
export function toStem(word: string): string {
  const stem = word.replace(PRONOUN, '').replace(ENDING, '');
  return stem.length >= MIN_STEM_LENGTH ? stem : word;
}
