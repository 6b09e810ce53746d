/**
 * Returns what the text has in quotation marks, and the name of a link in parentheses: “/faq (Preguntas Frecuentes)”.
 * A row of the table of pages, “/faq · … (Preguntas Frecuentes) · public”, speaks of the page, and its title would prove
 * less than what the step has seen.
 */
export const findQuotes = (text: string): string[] =>
  [...text.matchAll(/'([^']{2,})'|^\/[^(·]* \(([^,)]+)/g)].map(([, quoted, named]) => quoted ?? named ?? '');
