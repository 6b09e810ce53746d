/**
 * The value of stored JSON. Null without a text, and for a text that is no JSON because something else has changed it.
 */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
