/** Words of Cobertura. */
export const coverageCopy = {
  coverageClear: 'Empezar de cero',
  coverageCount: (seen: number, all: number) => `${seen} de ${all} vistos`,
  coverageEndpoints: 'Llamadas',
  coverageExport: 'Exportar',
  coverageMessages: 'Mensajes del servidor',
  coverageModals: 'Diálogos',
  coverageModalsTrivia: 'Diálogos y trivia',
  coverageMissing: 'Te falta ver',
  coverageNever: 'Nunca',
  coverageRecipe: 'Visto en un recorrido',
  coverageRoutes: 'Pantallas',
  coverageSeen: 'Visto ahora',
} as const;
