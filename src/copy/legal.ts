/**
 * A text is a paragraph. Text in [square brackets] is a placeholder that the lawyers must replace. The page highlights
 * it.
 */
export type LegalBlock =
  | string
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalSection {
  slug: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** `title` and `description` are for search results. `updated` is a calendar date, YYYY-MM-DD. */
export interface LegalDocument {
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: readonly LegalSection[];
  updated: string;
  version: string;
}

export const legalCopy = {
  backToTop: 'Volver arriba',
  index: 'En esta página',
  pendingNote: 'Los textos entre corchetes están pendientes de confirmar por el área legal.',
  pendingTitle: 'Por confirmar por la marca',
  updated: 'Última actualización: ',
  version: (version: string) => `Versión ${version}`,
} as const;

export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });
export const steps = (...items: string[]): LegalBlock => ({ kind: 'steps', items });
