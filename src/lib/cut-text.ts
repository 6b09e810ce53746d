/** The first `length` code points of a text, so that an emoji is never cut to half a surrogate pair. */
export const cutText = (text: string, length: number): string => [...text].slice(0, length).join('');
