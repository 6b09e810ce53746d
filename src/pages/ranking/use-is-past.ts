import { areAwaitingPoints } from '../../domain/awaited-points.ts';
import { isHalted } from '../../domain/game-state.ts';
import type { Game, Prediction } from '../../domain/types.ts';
import { getData } from '../../stores/lib/resource.ts';
import type { RankingStore } from '../../stores/ranking/ranking.ts';
import type { RankingChoice } from '../../stores/ranking/ranking-table.ts';
import { useStores } from '../../use-stores.ts';

interface SeasonState {
  isOver: boolean;
  /** How far the season has come. */
  seasonNumber: number | null;
  /** The games of the table's week; undefined while they are not loaded. */
  games: readonly Pick<Game, 'id' | 'status'>[] | undefined;
  /** The player's predictions for that week. */
  predictions: readonly Pick<Prediction, 'gameId' | 'points'>[];
}

/**
 * Whether the table has no more points to come. The server may call a week the current one for days after its last
 * game, so the week is over when all its games are final or halted and the player's predictions await no points.
 */
export function isPast({ scope, week }: RankingChoice, state: SeasonState): boolean {
  const { isOver, seasonNumber, games = [], predictions } = state;
  if (isOver || scope === 'general' || week === null) return isOver;
  if (seasonNumber !== null && week < seasonNumber) return true;
  const played = games.filter(({ status }) => !isHalted(status));
  return (
    played.length > 0 &&
    played.every(({ status }) => status === 'final') &&
    !areAwaitingPoints(predictions, games)
  );
}

export function useIsPast(ranking: RankingStore): boolean {
  const { games, predictions } = useStores();
  const choice = ranking.choice.value;
  return isPast(choice, {
    isOver: ranking.isSeasonOver.value,
    seasonNumber: ranking.seasonNumber.value,
    games: getData(games.getForWeek(choice.week)) ?? undefined,
    predictions: predictions.getForWeek(choice.week),
  });
}
