export const coverageCopy = {
  coverageClear: 'Olvidar lo visto',
  coverageCount: (seen: number, all: number) => `${seen} de ${all} vistos`,
  coverageEndpoints: 'Peticiones',
  coverageExport: 'Exportar',
  coverageMessages: 'Mensajes del servidor',
  coverageModals: 'Diálogos',
  coverageModalsTrivia: 'Diálogos y trivia',
  coverageMeaning: 'Qué falta por ver.',
  coverageMissing: 'Te falta ver',
  coverageRoutes: 'Pantallas',
  coverageSeen: 'Visto ahora',
} as const;
