import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { MyPosition, Prediction, UserStats, Week } from '../../domain/types.ts';
import { GENERAL_RANKING, getWeekAddress, PATHS } from '../../lib/routes.ts';

/** The place and the points that Inicio shows: those of a week, or those of the season. */
export interface HomeFigures {
  /** The name of the week or of the season, as the labels of the figures quote it. */
  period: string;
  /** The address of the table with the place. */
  rankingAddress: string;
  position: number | null;
  /** True for the first place of a week. */
  isFirst: boolean;
  placeDetail: string;
  points: number | null;
  pointsDetail: string;
}

export function getWeekFigures(
  week: Week,
  myPosition: MyPosition,
  predictions: readonly Prediction[],
  triviaPoints?: number,
): HomeFigures {
  const sum = sumWeek(predictions, { triviaPoints, rankingScore: myPosition.score });
  const { exact, results, total, trivia } = sum;
  return {
    period: getWeekName(week),
    rankingAddress: getWeekAddress(PATHS.ranking, week.number),
    position: myPosition.position,
    isFirst: myPosition.position === 1,
    placeDetail: myPosition.position === 1 ? playerHomeCopy.factPlaceFirst : getPlaceDetail(myPosition),
    points: total,
    pointsDetail: getPointsDetail(exact, results, trivia),
  };
}

export function getSeasonFigures({ position, score, exact, results, trivias }: UserStats): HomeFigures {
  return {
    period: playerHomeCopy.factSeason,
    rankingAddress: GENERAL_RANKING,
    position,
    isFirst: false,
    placeDetail: getPlaceDetail({ movement: null, position }),
    points: score,
    pointsDetail: getPointsDetail(exact, results, trivias),
  };
}

function getPlaceDetail({ movement, position }: Pick<MyPosition, 'movement' | 'position'>): string {
  if (position === null) return playerHomeCopy.factPlaceNone;
  return movement === null ? playerHomeCopy.actions.ranking : playerHomeCopy.factPlaceMoved(movement);
}

function getPointsDetail(exact: number | null, results: number | null, trivias: number | null): string {
  if (exact === null || results === null) return playerHomeCopy.actions.points;
  return playerHomeCopy.factPointsDetail(exact, results, (trivias ?? 0) > 0);
}
