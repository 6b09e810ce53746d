/** What Mirage uses of `inflected`, with the one rule of plurals that the names of the models have. */

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const camelize = (word: string, _startsUpper: false): string =>
  word
    .replace(/^\w/, (letter) => letter.toLowerCase())
    .replace(/(?:_|(\/))([a-z\d]*)/gi, (_match, slash = '', part: string) => slash + capitalize(part));

export const underscore = (word: string): string =>
  word
    .replace(/([A-Z\d]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toLowerCase();

export const dasherize = (word: string): string => word.replace(/_/g, '-');

export const pluralize = (word: string): string => (word.endsWith('s') ? word : `${word}s`);
export const singularize = (word: string): string => word.replace(/s$/, '');
