import type { ReactNode } from 'react';
import { ShareActions } from '../../../components/ShareActions.tsx';
import { SpecialCard } from '../../../components/SpecialCard.tsx';
import type { WeekShare } from '../../../components/share/use-week-share.ts';
import { perfectWeekCopy } from '../../../copy/perfect-week.ts';
import { resultsCopy } from '../../../copy/results.ts';
import { ActionsRow } from '../../../ui/Button.tsx';

interface PerfectWeekProps {
  share: WeekShare;
  /** The actions of any week that has ended, which come after the picture to share. */
  children: ReactNode;
}

/** The end of a week with all scores exact: its card, and its picture to share. */
export function PerfectWeek({ share, children }: PerfectWeekProps) {
  return (
    <>
      <SpecialCard
        name={perfectWeekCopy.card}
        className="-turn-3 tablet:w-50 w-52.5 justify-self-center tablet:text-display-1 max-tablet:col-span-full"
      />
      <div className="max-tablet:col-span-full">
        <h2>{perfectWeekCopy.title}</h2>
        <p className="measure-52 mt-3 mb-5 text-lg">{perfectWeekCopy.text}</p>
        <ActionsRow>
          <ShareActions {...share} label={resultsCopy.share} />
          {children}
        </ActionsRow>
      </div>
    </>
  );
}
