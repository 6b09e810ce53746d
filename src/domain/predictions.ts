import type { Game, Id, Prediction, PredictionsByWeek, ScorePick } from './types.ts';

/**
 * Returns the predictions by the week in which their game is played. The server may keep a prediction under another
 * week, as after a game has moved. A prediction whose game is in none of `gamesByWeek`, the loaded games, stays in the
 * week of the server. Of several predictions of one game, the one that the server keeps under the game's week counts.
 * Returns `kept` itself when nothing moves.
 */
export function groupByWeekOfGame(
  kept: PredictionsByWeek,
  gamesByWeek: ReadonlyMap<number, readonly Pick<Game, 'id'>[]>,
): PredictionsByWeek {
  const weeksOfGame = new Map<Id, number[]>();
  for (const [week, games] of gamesByWeek)
    for (const { id } of games) weeksOfGame.set(id, [...(weeksOfGame.get(id) ?? []), week]);

  const isElsewhere = ({ gameId }: Prediction, week: number) =>
    weeksOfGame.get(gameId)?.includes(week) === false;
  const grouped = new Map(kept);
  const moved: Prediction[] = [];
  for (const [week, rows] of kept) {
    const elsewhere = rows.filter((row) => isElsewhere(row, week));
    if (elsewhere.length === 0) continue;
    moved.push(...elsewhere);
    const here = rows.filter((row) => !isElsewhere(row, week));
    if (here.length > 0) grouped.set(week, here);
    else grouped.delete(week);
  }
  if (moved.length === 0) return kept;
  for (const row of moved) {
    const week = Math.max(...(weeksOfGame.get(row.gameId) ?? []));
    const rows = grouped.get(week) ?? [];
    if (!rows.some(({ gameId }) => gameId === row.gameId)) grouped.set(week, [...rows, row]);
  }
  return grouped;
}

const isNumber = (id: Id) => /^\d+$/.test(id);

/**
 * True when a prediction belongs to another player than `playerId`. Ids of different kinds, such as a number and a
 * UUID, are not comparable.
 */
export const isOfOtherPlayer = ({ userId }: Pick<Prediction, 'userId'>, playerId: Id): boolean =>
  userId != null && userId !== playerId && isNumber(userId) === isNumber(playerId);

/** Returns the items whose `gameId` is also that of one of `games`. */
export function filterByGames<Item extends { gameId: Id }>(
  items: readonly Item[],
  games: readonly { gameId: Id }[],
): Item[] {
  const ids = new Set(games.map(({ gameId }) => gameId));
  return items.filter(({ gameId }) => ids.has(gameId));
}

/** Returns the sent scores that have a saved prediction of the same game with the same goals. */
export function filterBySameScore<Row extends ScorePick>(
  sent: readonly Row[],
  predictions: readonly Prediction[],
): Row[] {
  return sent.filter(({ gameId, homeScore, awayScore }) =>
    predictions.some(
      (row) => row.gameId === gameId && row.homeScore === homeScore && row.awayScore === awayScore,
    ),
  );
}

export const areAllSaved = (sent: readonly ScorePick[], predictions: readonly Prediction[]): boolean =>
  filterBySameScore(sent, predictions).length === sent.length;
