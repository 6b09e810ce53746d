/**
 * The functions of the package `inflected` that Mirage calls, for names without acronyms. The simulator's build bundles
 * this module instead of the package, whose rules for English plurals it doesn't need: the mock server has its own.
 */

export const underscore = (word: string): string =>
  word
    .replace(/([A-Z\d]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

export const dasherize = (word: string): string => word.replaceAll('_', '-');

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Mirage calls it only with words that begin in lower case. */
export const camelize = (word: string): string =>
  word.replace(
    /(?:_|(\/))([a-z\d]*)/gi,
    (_match, slash: string = '', part: string) => slash + capitalize(part),
  );

export const pluralize = (word: string): string => word;
export const singularize = (word: string): string => word;
