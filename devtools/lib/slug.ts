import { normalize } from '../../mock-server/lib/text.ts';

/** Returns a name for a file: the text in lower case without accents, with `-` for all but letters and digits. */
export const toSlug = (text: string): string =>
  normalize(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
