/** The first characters of a text. A character of two code units, such as an emoji, is never halved. */
export const cutText = (text: string, length: number): string => [...text].slice(0, length).join('');
