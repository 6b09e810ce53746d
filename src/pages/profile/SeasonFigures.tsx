import type { ReactNode } from 'react';
import { formatNumber } from '../../copy/format.ts';
import { seasonCopy } from '../../copy/my-season.ts';
import type { SeasonSummary } from '../../domain/season.ts';
import { PrintableBadge } from './PrintableBadge.tsx';

interface SeasonFiguresProps {
  season: SeasonSummary;
  getName: (week: number) => string;
}

/** On a wide window they stand below the card of the player, beside the bar of the predictions. */
export function SeasonFigures({ season, getName }: SeasonFiguresProps) {
  const { average, best, streak, ticketStreak } = season;
  const [first, ...others] = best;
  return (
    <dl className="laptop:col-start-1 laptop:row-start-2 laptop:mt-0 mt-6 grid phablet:grid-cols-2 gap-0.5 border-2 border-tinta bg-tinta">
      <FigureItem
        label={seasonCopy.best}
        value={first ? formatNumber(first.points) : seasonCopy.figureNone}
        detail={first ? seasonCopy.bestWeek(getName(first.number), others.length) : seasonCopy.bestNone}
      />
      <FigureItem
        label={seasonCopy.average}
        value={average === null ? seasonCopy.figureNone : seasonCopy.formatAverage(average)}
        detail={seasonCopy.averageUnit}
      />
      <StreakItem label={seasonCopy.streak} streak={streak} getUnit={seasonCopy.streakUnit} />
      <StreakItem
        label={seasonCopy.ticketStreak}
        streak={ticketStreak}
        getUnit={seasonCopy.ticketStreakUnit}
      />
    </dl>
  );
}

interface StreakItemProps {
  label: string;
  streak: SeasonSummary['streak'];
  getUnit: (amount: number) => string;
}

function StreakItem({ label, streak: { current, longest }, getUnit }: StreakItemProps) {
  return (
    <FigureItem
      label={label}
      value={formatNumber(current)}
      detail={
        <>
          {getUnit(current)}
          {longest > current ? <span className="block">{seasonCopy.streakLongest(longest)}</span> : null}
        </>
      }
    />
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
