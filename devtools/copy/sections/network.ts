/** Words of Peticiones. */
export const networkCopy = {
  callDetail: (id: string) => `Detalle de ${id}`,
  curl: 'Copiar como curl',
  har: 'Descargar HAR',
  networkAll: 'Todo',
  networkClear: 'Vaciar',
  networkColumns: { at: 'Hora', path: 'Ruta', status: 'Código', ms: 'ms' },
  networkErrors: 'Errores',
  networkFacts: (before: number, after: number) =>
    before === after ? `Hecho ${before}` : `Hechos ${before} → ${after}`,
  networkFilter: 'Filtrar ruta',
  networkFine: 'todo bien',
  networkNone: 'Todavía no hay peticiones.',
  networkOutcomes: {
    pending: 'en curso',
    held: 'retenida',
    answered: '',
    failed: 'falló',
    aborted: 'cancelada',
    travel: 'cortada al mover el reloj',
  },
  networkShow: 'Mostrar',
  networkUnmatched: 'Nadie contesta esta ruta',
  replay: 'Repetir',
} as const;
