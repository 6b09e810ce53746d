import { normalize } from '../lib/text.ts';

/**
 * Returns a time expression in lower case and without accents, with plain dashes and blanks, and without the quotation
 * marks around it: word processors, mail programs and phones replace them.
 */
export const cleanExpression = (text: string): string =>
  normalize(text.normalize('NFKC'))
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”‘’«»`]+|[\s"'“”‘’«»`.]+$/g, '');
