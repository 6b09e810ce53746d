import { isPerfectWeek } from './perfect-week.ts';
import { sumWeek, type WeekSum } from './scoring.ts';
import { sortByGame } from './tickets.ts';
import type { Game, MyPosition, Prediction, Week } from './types.ts';

export interface ResultRow {
  /** Null for a game that the server no longer lists. */
  game: Game | null;
  prediction: Prediction;
}

/** What a week brought the player: the predictions in the order of the games, their sum and the place. */
export interface WeekResults {
  week: Week;
  rows: readonly ResultRow[];
  sum: WeekSum;
  /** Whether every score is exact. */
  isPerfect: boolean;
  /** Null while it is unknown. */
  position: MyPosition | null;
}

interface ResultsInput {
  week: Week;
  games: readonly Game[];
  predictions: readonly Prediction[];
  position: MyPosition | null;
  /** The points of the week's trivia. Undefined while the server doesn't say them. */
  triviaPoints: number | undefined;
}

/** Returns null until the server has published points for each prediction of a final game, and for at least one. */
export function createWeekResults(input: ResultsInput): WeekResults | null {
  const { week, games, position, triviaPoints } = input;
  const rows = sortByGame(input.predictions, games).map((prediction) => ({
    game: games.find(({ id }) => id === prediction.gameId) ?? null,
    prediction,
  }));
  const isWaiting = rows.some(
    ({ game, prediction }) => game?.status === 'final' && prediction.points === null,
  );
  if (isWaiting || rows.every(({ prediction }) => prediction.points === null)) return null;
  return {
    week,
    rows,
    sum: sumWeek(input.predictions, { triviaPoints, rankingScore: position?.score }),
    isPerfect: isPerfectWeek(input.predictions, games),
    position,
  };
}

/** Number of rows that are revealed: one for each prediction, and one for a point of the trivia. */
export const countRows = ({ rows, sum }: WeekResults): number => rows.length + (sum.trivia ? 1 : 0);

/** The sum of the points of the first `count` rows. */
export function getPointsAfter({ rows, sum }: WeekResults, count: number): number {
  if (count > rows.length) return sum.total;
  return rows.slice(0, count).reduce((points, { prediction }) => points + (prediction.points ?? 0), 0);
}
