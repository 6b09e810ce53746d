/** How people search: without accents, capitals or order of words. */

/** A text bare of accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search is in a text. */
export function isFound(text: string, search: string): boolean {
  const bare = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => bare.includes(word));
}
