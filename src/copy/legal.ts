/** Words that the two legal pages share, and the shape of their texts. */

/** One block of a section. Text between square brackets is still to be filled in by the lawyers, and is marked. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

/** One numbered section; `slug` is its address on the page. */
export interface LegalSection {
  slug: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A whole legal text. `updated` is a calendar date, YYYY-MM-DD. */
export interface LegalDocument {
  heading: string;
  lead: string;
  sections: readonly LegalSection[];
  updated: string;
  version: string;
}

/** What stands around a legal text: its index, its version line, the way back to the top. */
export const legalCopy = {
  backToTop: 'Volver arriba',
  index: 'En esta página',
  pendingNote: 'Los textos entre corchetes están pendientes de confirmar por el área legal.',
  updated: 'Última actualización: ',
  version: (version: string) => `Versión ${version}`,
} as const;

/** A paragraph. */
export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });
/** A list whose order says nothing. */
export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });
/** A list in order. */
export const steps = (...items: string[]): LegalBlock => ({ kind: 'steps', items });
