/** Text on its way into HTML. */

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that may stand between tags and in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
