/** The customer's document, as the build writes it for the panel. */

/** A piece of a block. Without an id it is text around the statements. */
export interface Piece {
  id?: string;
  text: string;
  /** What people type for the words of a statement, for the search. */
  words?: string;
  /** What the statement says, as one Spanish sentence. */
  spanish?: string;
  /** The texts of the screen that the statement quotes. */
  quotes?: string[];
}

/** A heading, a paragraph, or an item of a list. */
export interface Block {
  kind: 'heading' | 'text' | 'item';
  /** Level of a heading; for an item, 1 or 2. */
  level: number;
  /** Whether we wrote it, and not the customer. */
  isOurs: boolean;
  pieces: Piece[];
}

export interface Statement {
  id: string;
  text: string;
  /** The text before the first statement of its block, such as “Visitors can”. */
  lead: string;
  words?: string | undefined;
  spanish?: string | undefined;
}

/** A test that shows a statement; its title says what it checks. */
export interface StatementTest {
  file: string;
  title: string;
}

export interface SpecDocument {
  blocks: readonly Block[];
  /** The tests that show a statement, by its id. */
  tests: Readonly<Record<string, readonly StatementTest[]>>;
}

/** The path of the document in the site, below the base path. */
export const SPEC_DOCUMENT = 'simulador/especificacion/spec.json';

/** The text before the first statement, unless it is a sentence of its own. */
const getLead = ([first]: readonly Piece[]) =>
  first && first.id === undefined && !first.text.endsWith('.') ? first.text : '';

export const listStatements = (blocks: readonly Block[]): Statement[] =>
  blocks.flatMap(({ pieces }) =>
    pieces.flatMap(({ id, text, words, spanish }) =>
      id === undefined
        ? []
        : [{ id, text, lead: getLead(pieces), ...(words && { words }), ...(spanish && { spanish }) }],
    ),
  );

export const findPiece = (blocks: readonly Block[], id: string): Piece | undefined =>
  blocks.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id);

export interface DocumentSection {
  /** Id of its heading in a page. */
  id: string;
  title: string;
  body: Block[];
}

/** Returns the sections of the document; the blocks before the first heading are its introduction. */
export function splitSections(blocks: readonly Block[]): DocumentSection[] {
  const sections: DocumentSection[] = [{ id: 'spec-0', title: 'Introduction', body: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: `spec-${sections.length}`, title: block.pieces[0]?.text ?? '', body: [] });
    else sections.at(-1)?.body.push(block);
  }
  return sections;
}
