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

export type SectionId = (typeof SECTIONS)[number]['id'];

export const DEMO_COUNT = 6;

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
