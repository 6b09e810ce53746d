export const SECTIONS = [
  { id: 'clock', name: 'Tiempo' },
  { id: 'recipes', name: 'Recorridos' },
  { id: 'personas', name: 'Personas' },
  { id: 'faults', name: 'Fallas' },
  { id: 'world', name: 'Mundo' },
  { id: 'mailbox', name: 'Buzón' },
  { id: 'network', name: 'Peticiones' },
  { id: 'coverage', name: 'Cobertura' },
  { id: 'spec', name: 'Especificación' },
  { id: 'branches', name: 'Ramas' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The sections of the first row in the density Demo: what marketing uses. */
const DEMO_ROW: readonly SectionId[] = ['recipes', 'spec', 'personas', 'clock', 'branches'];

export const DEMO_ORDER: readonly SectionId[] = [
  ...DEMO_ROW,
  ...SECTIONS.map(({ id }) => id).filter((id) => !DEMO_ROW.includes(id)),
];
