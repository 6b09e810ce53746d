/** The ticket of a season that is over, on Inicio. */
export const seasonTicketCopy = {
  region: 'Tu temporada en números',
  title: 'Tu temporada',
  total: 'Tus puntos',
  place: 'Tu lugar final',
  exact: 'Marcadores exactos',
  results: 'Resultados',
  trivias: 'Aciertos de trivia',
  weeks: 'Jornadas jugadas',
} as const;
