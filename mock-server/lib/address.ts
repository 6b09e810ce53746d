export const BASE = '/lmx';

/** Returns the decoded text, or the text itself if it is not well encoded. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const toRoute = (pathname: string): string => pathname.slice(BASE.length) || '/';
