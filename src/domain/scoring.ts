import type { Game, Prediction, ScorePick } from './types.ts';

export const RESULT_POINTS = 2;
/**
 * Points for the exact score, added to `RESULT_POINTS`. The texts that name points (`copy/points.ts`, `game-card.ts`,
 * `faq.ts`, `ranking.ts`, `terms.ts`, `head.ts`), the mock back end and the contract state them too.
 */
export const EXACT_EXTRA_POINTS = 3;
/** Points for a right answer. Many texts in `copy/` and the mock back end state them too. */
export const TRIVIA_POINTS = 1;

export type PointsReason = 'exact' | 'result' | 'miss' | 'pending';

export function getPointsReason(points: number | null): PointsReason {
  if (points === null) return 'pending';
  if (points >= RESULT_POINTS + EXACT_EXTRA_POINTS) return 'exact';
  return points >= RESULT_POINTS ? 'result' : 'miss';
}

export function getPointsFor(
  pick: Pick<ScorePick, 'homeScore' | 'awayScore'>,
  homeScore: number,
  awayScore: number,
): number {
  if (pick.homeScore === homeScore && pick.awayScore === awayScore) return RESULT_POINTS + EXACT_EXTRA_POINTS;
  const hasSameWinner = Math.sign(pick.homeScore - pick.awayScore) === Math.sign(homeScore - awayScore);
  return hasSameWinner ? RESULT_POINTS : 0;
}

/**
 * Points that a sent prediction would bring if its live game ended with the current score. Null without a
 * prediction, when the game is not live or has no score, and when the server has already given points. No sum of
 * points includes them.
 */
export function getProvisionalPoints(
  prediction: Prediction | null,
  game: Pick<Game, 'status' | 'homeScore' | 'awayScore'> | null,
): number | null {
  if (prediction?.points !== null || game?.status !== 'live') return null;
  if (game.homeScore === null || game.awayScore === null) return null;
  return getPointsFor(prediction, game.homeScore, game.awayScore);
}

export function countPoints(predictions: readonly Pick<Prediction, 'points'>[]) {
  const reasons = predictions.map(({ points }) => getPointsReason(points));
  const count = (reason: PointsReason) => reasons.filter((counted) => counted === reason).length;
  const exact = count('exact');
  const missed = count('miss');
  const results = exact + count('result');
  const gamePoints = predictions.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const exactPoints = exact * EXACT_EXTRA_POINTS;
  return {
    exact,
    /** Predictions with the right winner or draw. The exact scores are among them. */
    results,
    missed,
    /** Predictions with published points. */
    counted: results + missed,
    /** Points for right results, without the extra points of exact scores (`exactPoints`). */
    resultPoints: gamePoints - exactPoints,
    exactPoints,
    gamePoints,
  };
}

interface WeekExtras {
  /** The points of the week's trivia. Undefined while the server doesn't say them. */
  triviaPoints: number | undefined;
  /** The player's score in the weekly ranking. Undefined or null while it is unknown. */
  rankingScore: number | null | undefined;
}

export type WeekSum = ReturnType<typeof sumWeek>;

/**
 * Adds up the points of a week. Without `triviaPoints`, the excess of `rankingScore` over the points of the games is
 * the trivia point. The server computes the ranking after the results, so a `rankingScore` below the points of the
 * games is outdated and is ignored. With a larger excess than a trivia brings, the points of the games are outdated.
 */
export function sumWeek(
  predictions: readonly Pick<Prediction, 'points'>[],
  { triviaPoints, rankingScore }: WeekExtras,
) {
  const counted = countPoints(predictions);
  const { gamePoints } = counted;
  const score = rankingScore ?? null;
  const excess = score === null ? null : score - gamePoints;
  const isPossible = excess !== null && excess >= 0 && excess <= TRIVIA_POINTS;
  /** Null while neither the server says the points of the trivia, nor the weekly ranking shows them. */
  const trivia = triviaPoints ?? (isPossible ? excess : null);
  return { ...counted, trivia, total: gamePoints + (trivia ?? 0) };
}
