/** In the order of the tabs: what most people use comes first. Demo lacks the tabs that only testers use. */
export const SECTIONS = [
  { id: 'recipes', name: 'Recorridos' },
  { id: 'clock', name: 'Tiempo' },
  { id: 'personas', name: 'Personas' },
  { id: 'faults', name: 'Fallas' },
  { id: 'world', name: 'Mundo', isForQa: true },
  { id: 'spec', name: 'Especificación' },
  { id: 'network', name: 'Peticiones', isForQa: true },
  { id: 'mailbox', name: 'Buzón' },
  { id: 'coverage', name: 'Cobertura', isForQa: true },
  { id: 'branches', name: 'Ramas' },
] as const satisfies readonly { id: string; name: string; isForQa?: true }[];

export type SectionId = (typeof SECTIONS)[number]['id'];
