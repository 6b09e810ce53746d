import type { GameRow } from '../models/index.ts';

/** Returns club ids, best first: by points, goal difference, goals, then id. */
export function getLeagueOrder(clubIds: readonly string[], games: readonly GameRow[]): string[] {
  const lines = new Map(clubIds.map((id) => [id, { id, points: 0, difference: 0, goals: 0 }]));
  const count = (id: string, own: number, other: number) => {
    const line = lines.get(id);
    if (!line) return;
    line.points += own > other ? 3 : own === other ? 1 : 0;
    line.difference += own - other;
    line.goals += own;
  };
  for (const game of games) {
    count(game.homeId, game.home_goals, game.away_goals);
    count(game.awayId, game.away_goals, game.home_goals);
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

export function getWinner(first: GameRow, second: GameRow, seed: string): string {
  const other = first.homeId === seed ? first.awayId : first.homeId;
  const goals = (id: string) =>
    (first.homeId === id ? first.home_goals : first.away_goals) +
    (second.homeId === id ? second.home_goals : second.away_goals);
  return goals(other) > goals(seed) ? other : seed;
}
