/** The weekly prizes in their order, for Inicio, Premios and Ranking. `last`: the last place that wins the prize. */
export const weeklyPrizes = [
  { art: 'screen', last: 1, place: '1.er lugar' },
  { art: 'jersey', last: 3, place: '2.º y 3.er lugar' },
  { art: 'ball', last: 10, place: 'Lugares 4 a 10' },
  { art: 'snack', last: 50, place: 'Lugares 11 a 50' },
] as const;
