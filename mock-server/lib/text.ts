/** Returns the text in lower case without accents. */
export const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As PHP's `mb_strlen`, and so Laravel's `min` and `max`, counts: an emoji is one character, `length` counts two. */
export const countCharacters = (text: string): number => [...text].length;

/** Returns the decoded text, or the text itself if it is not well encoded. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the number of letters that must be added, removed or replaced (Levenshtein). */
export function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const letter of a) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (const [index, other] of [...b].entries())
      row.push(
        Math.min(
          (above[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + 1,
          (above[index] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
  }
  return row[b.length] ?? 0;
}
