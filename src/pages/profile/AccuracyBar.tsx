import { seasonCopy } from '../../copy/my-season.ts';
import type { SeasonSummary } from '../../domain/season.ts';
import { BarBlock, Swatch } from './BarBlock.tsx';

export function AccuracyBar({ season: { accuracy, weeks } }: { season: SeasonSummary }) {
  const games = weeks.reduce((sum, { counted }) => sum + counted, 0);
  if (games === 0) return null;
  let start = 0;
  return (
    <>
      <h3 className="condensed laptop:mt-0 mt-6 text-display-1/compact">{seasonCopy.accuracy}</h3>
      <svg className="mt-2 w-full" width="100%" height="28" aria-hidden="true">
        {PARTS.map(({ key, part }) => {
          const x = start;
          start += accuracy[key];
          return accuracy[key] === 0 ? null : (
            <BarBlock key={key} part={part} x={`${x}%`} y={1} width={`${accuracy[key]}%`} height={26} />
          );
        })}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm/medium">
        {PARTS.map(({ key, part, label }) => (
          <li key={key} className="flex items-center gap-2">
            <Swatch part={part} />
            <span>
              <b className="condensed text-lg">{seasonCopy.percent(accuracy[key])}</b> {label}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-humo text-sm/medium">{seasonCopy.accuracyOf(games)}</p>
    </>
  );
}

const PARTS = [
  { key: 'exact', part: 'exact', label: seasonCopy.accuracyExact },
  { key: 'resultOnly', part: 'result', label: seasonCopy.accuracyResult },
  { key: 'missed', part: 'missed', label: seasonCopy.accuracyMissed },
] as const;
