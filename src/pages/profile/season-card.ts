import type { CardOf } from '../../components/share/share-card.ts';
import { seasonCopy } from '../../copy/my-season.ts';
import { shareCardCopy } from '../../copy/share-card.ts';
import type { SeasonSummary } from '../../domain/season.ts';

// The card shows only published points, and there is none before the first week with published points.
export function getSeasonCard(
  { best, streak, total, weeks }: SeasonSummary,
  getName: (week: number) => string,
): CardOf<'season'> | null {
  const published = weeks.filter(({ counted }) => counted > 0);
  const last = published.at(-1);
  if (!last) return null;
  return {
    kind: 'season',
    tag: seasonCopy.shareTag(getName(last.number)),
    weeks: weeks
      .filter(({ number }) => number <= last.number)
      .map(({ number, exactPoints, resultPoints, trivia }) => ({
        number,
        points: { exact: exactPoints, result: resultPoints, trivia: trivia ?? 0 },
      })),
    legend: {
      exact: seasonCopy.legendExact,
      result: seasonCopy.legendResult,
      trivia: seasonCopy.legendTrivia,
    },
    figures: [
      { value: total, name: shareCardCopy.points(total) },
      { value: best[0]?.points ?? 0, name: seasonCopy.shareBest },
      { value: streak.longest, name: seasonCopy.shareStreak },
    ],
    total,
    played: published.length,
  };
}
