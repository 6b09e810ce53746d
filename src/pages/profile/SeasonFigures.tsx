import type { ReactNode } from 'react';
import { formatNumber } from '../../copy/format.ts';
import { seasonCopy } from '../../copy/season.ts';
import type { SeasonSummary } from '../../domain/season.ts';
import { AccuracyBar } from './AccuracyBar.tsx';
import { PrintableBadge } from './PrintableBadge.tsx';

interface SeasonFiguresProps {
  season: SeasonSummary;
  getName: (week: number) => string;
}

export function SeasonFigures({ season, getName }: SeasonFiguresProps) {
  const { average, best, accuracy, streak, weeks } = season;
  const [first, ...others] = best;
  return (
    <>
      <dl className="mt-6 grid phablet:grid-cols-3 gap-0.5 border-2 border-tinta bg-tinta">
        <FigureItem
          label={seasonCopy.best}
          value={first ? formatNumber(first.points) : seasonCopy.figureNone}
          detail={first ? seasonCopy.bestWeek(getName(first.number), others.length) : seasonCopy.bestNone}
        />
        <FigureItem
          label={seasonCopy.streak}
          value={formatNumber(streak.current)}
          detail={
            <>
              {seasonCopy.streakUnit(streak.current)}
              {streak.longest > streak.current ? (
                <span className="block">{seasonCopy.streakLongest(streak.longest)}</span>
              ) : null}
            </>
          }
        />
        <FigureItem
          label={seasonCopy.average}
          value={average === null ? seasonCopy.figureNone : seasonCopy.formatAverage(average)}
          detail={seasonCopy.averageUnit}
        />
      </dl>
      <AccuracyBar accuracy={accuracy} games={weeks.reduce((sum, week) => sum + week.counted, 0)} />
    </>
  );
}

function FigureItem({ label, value, detail }: { label: string; value: string; detail: ReactNode }) {
  return (
    <div className="phablet:block grid grid-cols-[minmax(4.6rem,auto)_1fr] items-center gap-x-3 bg-blanco p-3">
      <dt className="condensed col-start-2 row-start-1 phablet:mb-2 text-base/compact">{label}</dt>
      <dd className="col-start-1 row-span-2 row-start-1">
        <PrintableBadge size="figure">{value}</PrintableBadge>
      </dd>
      <dd className="col-start-2 phablet:mt-2 text-humo text-sm/medium">{detail}</dd>
    </div>
  );
}
