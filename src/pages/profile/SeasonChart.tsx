import { useState } from 'react';
import { getWeekStatus, seasonCopy } from '../../copy/my-season.ts';
import type { SeasonSummary } from '../../domain/season.ts';
import { classNames } from '../../ui/class-names.ts';
import { moveFocus } from '../../ui/move-focus.ts';
import { ResultPattern } from './BarBlock.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { WeekColumn } from './WeekColumn.tsx';

/** The tallest bar stands for this many points at least, so that few points make short bars. */
const MIN_SCALE = 10;

interface SeasonChartProps {
  season: SeasonSummary;
  getName: (week: number) => string;
  onChoose: (week: number) => void;
}

export function SeasonChart({ season: { best, weeks }, getName, onChoose }: SeasonChartProps) {
  const scale = Math.max(MIN_SCALE, ...weeks.map(({ points }) => points));
  const sent = weeks.filter(({ kind }) => kind === 'ticket').map(({ number }) => number);
  const [focused, setFocused] = useState<number | null>(null);
  // The week that had the focus may have lost its ticket, as after its only game has moved.
  const stop = focused !== null && sent.includes(focused) ? focused : sent.at(-1);
  return (
    <>
      <ResultPattern />
      <div
        role="toolbar"
        aria-label={seasonCopy.chart}
        className={classNames('mt-4 grid gap-y-4', getColumns(weeks.length))}
        onKeyDown={(event) => moveFocus(event)}
      >
        {weeks.map((week) => {
          const name = getName(week.number);
          const column = <WeekColumn week={week} scale={scale} isBest={best.includes(week)} />;
          if (week.kind !== 'ticket') {
            return (
              <div key={week.number} className="relative">
                <span className="sr-only">{seasonCopy.weekWithout(name, getWeekStatus(week))}</span>
                {column}
              </div>
            );
          }
          return (
            <button
              key={week.number}
              type="button"
              className="relative cursor-pointer bg-transparent p-0 hover:bg-elote focus-visible:z-1"
              tabIndex={week.number === stop ? 0 : -1}
              onFocus={() => setFocused(week.number)}
              onClick={() => onChoose(week.number)}
            >
              <span className="sr-only">{seasonCopy.weekLabel(name, week.points, getWeekStatus(week))}</span>
              {column}
            </button>
          );
        })}
      </div>
      <ChartLegend weeks={weeks} />
    </>
  );
}

// On a phone a row has at most eight weeks, so that each touch target is about 44 px wide.
function getColumns(count: number): string {
  if (count <= 6) return 'grid-cols-6';
  if (count <= 8) return count === 7 ? 'grid-cols-7' : 'grid-cols-8';
  return count <= 12
    ? 'grid-cols-8 tablet:grid-cols-12'
    : 'grid-cols-8 tablet:grid-cols-23 laptop:grid-cols-12 desktop:grid-cols-23';
}
