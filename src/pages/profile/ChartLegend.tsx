import { seasonCopy } from '../../copy/my-season.ts';
import { hasTriviaPoints, type SeasonWeek } from '../../domain/season.ts';
import { type BarPart, Swatch } from './BarBlock.tsx';

export function ChartLegend({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const parts: { part: BarPart; label: string }[] = [
    { part: 'exact', label: seasonCopy.legendExact },
    { part: 'result', label: seasonCopy.legendResult },
  ];
  if (hasTriviaPoints(weeks)) parts.push({ part: 'trivia', label: seasonCopy.legendTrivia });
  if (weeks.some(({ pending }) => pending > 0))
    parts.push({ part: 'pending', label: seasonCopy.legendPending });
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm/medium" aria-label={seasonCopy.legend}>
      {parts.map(({ part, label }) => (
        <li key={part} className="flex items-center gap-2">
          <Swatch part={part} />
          {label}
        </li>
      ))}
      {weeks.some(({ isCurrent }) => isCurrent) ? (
        <li className="flex items-center gap-2">
          <span className="block size-5 border-2 border-tinta bg-queso" />
          {seasonCopy.legendCurrent}
        </li>
      ) : null}
    </ul>
  );
}
