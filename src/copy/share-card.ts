/** The texts that are drawn in the pictures to share. */
export const shareCardCopy = {
  challenges: {
    ticket: '¿Le entras?',
    results: '¿Cuántos sacaste tú?',
    place: '¡A ver quién me alcanza!',
    season: '¿Cómo va la tuya?',
    story: '¿A ti cómo te fue?',
  },
  ticketTitle: ['Ya sellé', 'mi boleto'],
  more: (count: number) => `y ${count} más`,
  resultsTitle: (isFinal: boolean) => (isFinal ? 'Saqué' : 'Llevo'),
  bestPick: 'Mi mejor acierto',
  perfectWeek: '¡Jornada perfecta!',
  bestPickReason: (points: number, isExact: boolean) => `${isExact ? '¡Exacto!' : 'Resultado'} +${points}`,
  weekPlace: 'lugar de la jornada',
  placeTitle: 'Voy en el lugar',
  seasonTitle: 'Mi temporada',
  points: (count: number) => (count === 1 ? 'punto' : 'puntos'),
  exact: (count: number | null) => (count === 1 ? 'marcador exacto' : 'marcadores exactos'),
  results: (count: number | null) => (count === 1 ? 'resultado' : 'resultados'),
  addressLine: (url: string) => `${url} · Solo mayores de 18 años`,
  score: '–',
} as const;
