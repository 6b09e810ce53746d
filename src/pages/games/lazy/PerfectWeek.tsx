import { ShareActions } from '../../../components/ShareActions.tsx';
import { SpecialCard } from '../../../components/SpecialCard.tsx';
import { useWeekShare } from '../../../components/share/use-week-share.ts';
import { lazyCopy } from '../../../copy/lazy-parts.ts';
import { perfectWeekCopy } from '../../../copy/perfect-week.ts';
import { shareCopy } from '../../../copy/share.ts';
import { ActionsRow, LinkButton } from '../../../ui/Button.tsx';
import type { WeekEnd } from './ClosedWeek.tsx';

/** The end of a week with all scores exact: its card, and its picture to share as the first action. */
export function PerfectWeek({ week, text, ranking, nextWeek }: WeekEnd & { week: number | null }) {
  const share = useWeekShare(week);
  return (
    <>
      <SpecialCard
        name={perfectWeekCopy.card}
        className="-turn-3 tablet:w-50 w-52.5 justify-self-center tablet:text-display-1 max-tablet:col-span-full"
      />
      <div className="max-tablet:col-span-full">
        <h2 className="mb-3">{perfectWeekCopy.title}</h2>
        <p className="measure-52 mb-5 text-lg">{text}</p>
        <ActionsRow>
          {share ? <ShareActions {...share} label={shareCopy.boast} /> : null}
          <LinkButton to={ranking} variant="line">
            {lazyCopy.seeRanking}
          </LinkButton>
          {nextWeek}
        </ActionsRow>
      </div>
    </>
  );
}
