import type { GameRow } from '../models/game.ts';

/** Returns club ids, best first: by points, goal difference, goals, then id. */
export function getLeagueOrder(clubIds: readonly string[], games: readonly GameRow[]): string[] {
  const lines = new Map(clubIds.map((id) => [id, { id, points: 0, difference: 0, goals: 0 }]));
  const addGame = (id: string, own: number, other: number) => {
    const line = lines.get(id);
    if (!line) return;
    if (own > other) line.points += 3;
    else if (own === other) line.points += 1;
    line.difference += own - other;
    line.goals += own;
  };
  for (const game of games) {
    addGame(game.homeId, game.home_goals, game.away_goals);
    addGame(game.awayId, game.away_goals, game.home_goals);
  }
  return [...lines.values()]
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.difference - a.difference ||
        b.goals - a.goals ||
        Number(a.id) - Number(b.id),
    )
    .map((line) => line.id);
}

/** Returns the winner of two legs. `better`, the club with the better place in the season, wins a draw. */
export function getWinner(first: GameRow, second: GameRow, better: string): string {
  const other = first.homeId === better ? first.awayId : first.homeId;
  const getGoals = (id: string) =>
    (first.homeId === id ? first.home_goals : first.away_goals) +
    (second.homeId === id ? second.home_goals : second.away_goals);
  return getGoals(other) > getGoals(better) ? other : better;
}
