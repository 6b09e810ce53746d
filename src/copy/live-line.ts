/** The line under the navigation while a game of the player's ticket is live. */
export const liveLineCopy = {
  game: (home: string, away: string, score: string) => `En juego: ${home} ${score} ${away}`,
  games: (count: number) => `En juego: ${count} partidos de tu boleto`,
  sum: (count: number, points: number) =>
    `${count === 1 ? 'Si así queda' : 'Si todo queda así'}: ${points > 0 ? `+${points}` : '0 puntos'}`,
} as const;
