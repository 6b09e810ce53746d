/**
 * The functions of the package `inflected` that Mirage calls, for names without acronyms. The simulator's build bundles
 * this module instead of the package with its rules for irregular English plurals.
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

/** As in the inflector of the mock server (`mock-server/game.ts`): every model name has a regular plural. */
export const pluralize = (word: string): string => (word.endsWith('s') ? word : `${word}s`);
export const singularize = (word: string): string => word.replace(/s$/, '');
