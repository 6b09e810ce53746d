import type { CardOf } from '../../components/share/draw-card.ts';
import { seasonCopy } from '../../copy/season.ts';
import { shareCopy } from '../../copy/share.ts';
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
        parts: [exactPoints, resultPoints, trivia ?? 0],
      })),
    parts: [seasonCopy.legendExact, seasonCopy.legendResult, seasonCopy.legendTrivia],
    figures: [
      [total, shareCopy.points(total)],
      [best[0]?.points ?? 0, seasonCopy.shareBest],
      [streak.longest, seasonCopy.shareStreak],
    ],
    total,
    played: published.length,
  };
}
