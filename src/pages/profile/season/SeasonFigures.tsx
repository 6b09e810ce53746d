import type { ReactNode } from 'react';
import { seasonCopy } from '../../../copy/season.ts';
import type { Season, Shares } from '../../../domain/season.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Figure } from './Figure.tsx';
import { PartBlock, Swatch } from './Swatch.tsx';

interface SeasonFiguresProps {
  season: Season;
  getName: (week: number) => string;
}

export function SeasonFigures({ season, getName }: SeasonFiguresProps) {
  const { average, best, shares, streak, weeks } = season;
  const [first, ...others] = best;
  return (
    <>
      <dl className="mt-6 grid gap-0.5 border-2 border-tinta bg-tinta sm:grid-cols-3">
        <FigureItem
          label={seasonCopy.best}
          value={first ? formatNumber(first.points) : seasonCopy.figureNone}
          detail={
            first
              ? [getName(first.number), others.length > 0 && seasonCopy.bestMore(others.length)]
                  .filter(Boolean)
                  .join(' ')
              : seasonCopy.bestNone
          }
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
      <AccuracyBar shares={shares} games={weeks.reduce((sum, week) => sum + week.counted, 0)} />
    </>
  );
}

function FigureItem({ label, value, detail }: { label: string; value: string; detail: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(4.6rem,auto)_1fr] items-center gap-x-3 bg-blanco px-3 py-[.7rem] sm:block sm:py-3">
      <dt className="condensed col-start-2 row-start-1 text-17/115 sm:mb-2">{label}</dt>
      <dd className="col-start-1 row-span-2 row-start-1">
        <Figure className="px-[.2em] text-32">{value}</Figure>
      </dd>
      <dd className="col-start-2 text-15/130 text-humo sm:mt-2">{detail}</dd>
    </div>
  );
}

const PARTS = [
  ['exact', 'exact', seasonCopy.sharesExact],
  ['resultOnly', 'result', seasonCopy.sharesResult],
  ['missed', 'missed', seasonCopy.sharesMissed],
] as const;

function AccuracyBar({ shares, games }: { shares: Shares; games: number }) {
  if (games === 0) return null;
  let start = 0;
  return (
    <>
      <h3 className="condensed mt-6 text-21/110">{seasonCopy.shares}</h3>
      <svg className="mt-2 w-full" width="100%" height="28" aria-hidden="true">
        {PARTS.map(([key, part]) => {
          const x = start;
          start += shares[key];
          return shares[key] === 0 ? null : (
            <PartBlock key={key} part={part} x={`${x}%`} y={1} width={`${shares[key]}%`} height={26} />
          );
        })}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-15/130">
        {PARTS.map(([key, part, label]) => (
          <li key={key} className="flex items-center gap-2">
            <Swatch part={part} />
            <span>
              <b className="condensed text-18">{seasonCopy.percent(shares[key])}</b> {label}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-15/130 text-humo">{seasonCopy.sharesOf(games)}</p>
    </>
  );
}
