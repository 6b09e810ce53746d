/** In the order of the tabs, which is the same in both densities: what most people use comes first. */
export const SECTIONS = [
  { id: 'recipes', name: 'Recorridos' },
  { id: 'clock', name: 'Tiempo' },
  { id: 'personas', name: 'Personas' },
  { id: 'faults', name: 'Fallas' },
  { id: 'world', name: 'Mundo' },
  { id: 'spec', name: 'Especificación' },
  { id: 'network', name: 'Peticiones' },
  { id: 'mailbox', name: 'Buzón' },
  { id: 'coverage', name: 'Cobertura' },
  { id: 'branches', name: 'Ramas' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
