import type { Piece } from '../../devtools/ui/spec-document.ts';

/** A longer sentence, such as the list of all dialogs, is told by its beginning and the statement. */
const MAX_LENGTH = 200;

/** Adds to each statement of a block the rest of its sentence, and the texts of the screen that it quotes. */
export function addSentences(pieces: readonly Piece[]): Piece[] {
  const lead = pieces[0]?.id === undefined ? (pieces[0]?.text ?? '') : '';
  return splitAtEnds(pieces).flatMap((sentence) =>
    sentence.map((piece, at): Piece => {
      if (piece.id === undefined) return piece;
      const join = (some: readonly Piece[]) => some.map(({ text }) => text).join(' ');
      const head = sentence.includes(pieces[0] as Piece) || !lead.endsWith(':') ? '' : lead;
      const before = `${head} ${join(sentence.slice(0, at))}`.trim();
      const after = join(sentence.slice(at + 1));
      const isLong = before.length + piece.text.length + after.length > MAX_LENGTH;
      const beginning = at > 1 ? `${head || sentence[0]?.text} …` : before;
      const hasEnd = beginning.length + piece.text.length + after.length <= MAX_LENGTH;
      const rest = isLong ? { before: beginning, ...(hasEnd && { after }) } : { before, after };
      const quotes = findQuotes(piece.text);
      return { ...piece, ...rest, ...(quotes.length > 0 && { quotes }) };
    }),
  );
}

/** A sentence ends with the piece that ends with a full stop or a semicolon. */
function splitAtEnds(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    sentences.at(-1)?.push(piece);
    if (/[.;]$/.test(piece.text)) sentences.push([]);
  }
  return sentences;
}

/** Texts in quotation marks, and the name of a page in parentheses: “/faq (Preguntas Frecuentes)”. */
const findQuotes = (text: string): string[] =>
  [...text.matchAll(/'([^']{2,})'|^\/[^(]* \(([^,)]+)/g)].map(([, quoted, named]) => quoted ?? named ?? '');
