import { getText, type Json } from './read-json.ts';

/** Returns the text of a HAR `content`. Safari and Charles write some texts in base64. */
export function decodeBody(content: Json): string {
  const text = getText(content.text);
  if (getText(content.encoding).toLowerCase() !== 'base64') return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
