/**
 * Returns what the text has in quotation marks, and the name of a page in parentheses: “/faq (Preguntas Frecuentes)”.
 */
export const findQuotes = (text: string): string[] =>
  [...text.matchAll(/'([^']{2,})'|^\/[^(]* \(([^,)]+)/g)].map(([, quoted, named]) => quoted ?? named ?? '');
