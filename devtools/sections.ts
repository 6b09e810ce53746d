/** The nine sections of the panel, by the names on screen, and the order marketing meets them in. */

/** Name and id of each, in the order of QA. */
export const SECTIONS = [
  { id: 'clock', name: 'Tiempo' },
  { id: 'recipes', name: 'Recorridos' },
  { id: 'personas', name: 'Personas' },
  { id: 'faults', name: 'Fallas' },
  { id: 'world', name: 'Mundo' },
  { id: 'mailbox', name: 'Buzón' },
  { id: 'network', name: 'Peticiones' },
  { id: 'coverage', name: 'Cobertura' },
  { id: 'branches', name: 'Ramas' },
] as const;

/** The id of a section. */
export type SectionId = (typeof SECTIONS)[number]['id'];

/** Number of sections that the Demo density shows first; the other sections are labelled for QA. */
export const DEMO_COUNT = 6;

/** The order marketing meets them in: what plays by itself first. */
export const DEMO_ORDER: readonly SectionId[] = [
  'recipes',
  'personas',
  'clock',
  'mailbox',
  'coverage',
  'branches',
  'faults',
  'world',
  'network',
];
