/** The files of `simulador/especificacion/`: the document for the panel, and its page. */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { type Piece, SPEC_DOCUMENT, type SpecDocument } from '../../devtools/ui/spec-document.ts';
import { SIMULATOR_FLOOR } from '../browser-floor.ts';
import { renderSpecPage, writeFooter } from './page.ts';
import { findQuotes } from './quotes.ts';
import { readMatrix } from './read-matrix.ts';
import SPANISH from './spanish.json' with { type: 'json' };
import { readSpec } from './statements.ts';
import { findTypedWords } from './translations.ts';

const HERE = 'scripts/spec';

/** Returns the texts of the files by their path in the site. `build`: the id that the page prints. */
export function createSpecFiles(build: string, date: Date): [path: string, text: string][] {
  const blocks = readSpec();
  const matrix = readMatrix();
  const document: SpecDocument = {
    blocks: blocks.map((block) => ({
      ...block,
      pieces: block.pieces.map((piece) => toDocumentPiece(piece, block.pieces)),
    })),
    tests: Object.fromEntries(
      matrix.filter(({ tests }) => tests.length > 0).map(({ statement, tests }) => [statement.id, tests]),
    ),
  };
  const folder = SPEC_DOCUMENT.slice(0, SPEC_DOCUMENT.lastIndexOf('/') + 1);
  return [
    [SPEC_DOCUMENT, JSON.stringify(document)],
    [`${folder}index.html`, renderSpecPage({ blocks, matrix, build, date })],
    [`${folder}spec.css`, readFileSync(`${HERE}/spec.css`, 'utf8') + writeFooter(build, date)],
    [`${folder}spec.js`, bundleScript()],
  ];
}

const SENTENCES = new Map(Object.entries(SPANISH));

/**
 * Adds to a statement its Spanish sentence, what people type for its words, and the texts of the screen that it quotes.
 */
function toDocumentPiece(piece: Piece, [first]: readonly Piece[]): Piece {
  if (piece.id === undefined) return piece;
  const lead = first?.id === undefined ? first?.text : '';
  const spanish = SENTENCES.get(piece.id);
  const quotes = findQuotes(piece.text);
  return {
    ...piece,
    words: findTypedWords(`${lead} ${piece.text}`),
    ...(spanish && { spanish }),
    ...(quotes.length > 0 && { quotes }),
  };
}

function bundleScript(): string {
  const options = { bundle: true, write: false, minify: true, target: SIMULATOR_FLOOR } as const;
  const { outputFiles } = buildSync({ ...options, entryPoints: [`${HERE}/page-script.ts`] });
  return outputFiles[0]?.text ?? '';
}
