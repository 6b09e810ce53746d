/** The first characters of a text. Surrogate pairs, such as an emoji, are never split. */
export const cutText = (text: string, length: number): string => [...text].slice(0, length).join('');
