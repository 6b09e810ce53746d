export const networkCopy = {
  networkColumns: { at: 'Hora', path: 'Ruta', status: 'Código', ms: 'ms' },
  networkFacts: (before: number, after: number) =>
    before === after ? `Hecho ${before}` : `Hechos ${before} → ${after}`,
  networkFilter: 'Filtrar ruta',
  networkOutcomes: {
    pending: 'en curso',
    held: 'retenida',
    answered: '',
    failed: 'falló',
    aborted: 'cancelada',
    travel: 'cortada al mover el reloj',
  },
} as const;
