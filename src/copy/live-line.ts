/** The line in the bar of the navigation while a game of the player's ticket is live. */
export const liveLineCopy = {
  live: 'En juego:',
  game: (home: string, away: string, score: string) => `${home} ${score} ${away}`,
  games: (count: number) => `${count} partidos`,
  ofTicket: 'de tu boleto',
  ifSo: (count: number) => (count === 1 ? 'Si así queda:' : 'Si todo queda así:'),
  sum: (points: number) => (points > 0 ? `+${points}` : '0 puntos'),
} as const;
