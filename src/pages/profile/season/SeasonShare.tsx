import { ShareActions } from '../../../components/ShareActions.tsx';
import type { CardOf } from '../../../components/share/share-card.ts';
import { seasonCopy } from '../../../copy/season.ts';
import { shareCopy } from '../../../copy/share.ts';
import type { Season } from '../../../domain/season.ts';
import { ActionsRow } from '../../../ui/ActionsRow.tsx';

interface SeasonShareProps {
  season: Season;
  getName: (week: number) => string;
  onSaved: () => void;
}

// The card shows only published points, and there is none before the first week with published points.
function getSeasonCard(
  { best, streak, total, weeks }: Season,
  getName: SeasonShareProps['getName'],
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

export function SeasonShare({ season, getName, onSaved }: SeasonShareProps) {
  const card = getSeasonCard(season, getName);
  return card ? (
    <div className="mt-5 print:hidden">
      <ActionsRow gapClass="gap-x-[1.2rem] gap-y-[.6rem]">
        <ShareActions card={card} onSaved={onSaved} />
      </ActionsRow>
    </div>
  ) : null;
}
