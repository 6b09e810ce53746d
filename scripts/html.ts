const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags and in a double-quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
