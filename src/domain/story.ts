import type { Season } from './season.ts';
import type { UserStats } from './types.ts';

export type StoryCard =
  | { kind: 'best'; week: number; points: number; otherWeeks: number }
  | { kind: 'exact'; exact: number; games: number }
  /** Consecutive weeks with an exact score. */
  | { kind: 'streak'; weeks: number }
  | { kind: 'trivia'; trivias: number }
  | { kind: 'place'; position: number; score: number }
  | { kind: 'thanks'; score: number; weeksPlayed: number };

/**
 * The cards of a season that is over. A card whose figure is zero, unknown or no streak is left out. Empty for a
 * player without published points. `stats`: the figures of the player; null where neither server nor season has one.
 */
export function createStory({ best, streak, total, weeks }: Season, stats: UserStats): StoryCard[] {
  const games = weeks.reduce((sum, { counted }) => sum + counted, 0);
  if (games === 0) return [];
  const score = stats.score ?? total;
  const { exact, position, trivias } = stats;
  const weeksPlayed = stats.weeksPlayed ?? weeks.filter(({ kind }) => kind === 'ticket').length;
  const cards: StoryCard[] = [];
  const [top, ...others] = best;
  if (top) cards.push({ kind: 'best', week: top.number, points: top.points, otherWeeks: others.length });
  if (exact) cards.push({ kind: 'exact', exact, games });
  if (streak.longest > 1) cards.push({ kind: 'streak', weeks: streak.longest });
  if (trivias) cards.push({ kind: 'trivia', trivias });
  if (position !== null) cards.push({ kind: 'place', position, score });
  cards.push({ kind: 'thanks', score, weeksPlayed });
  return cards;
}
