import { seasonCopy } from '../../copy/my-season.ts';
import type { SeasonWeek } from '../../domain/season.ts';
import { classNames } from '../../ui/class-names.ts';
import { BarBlock, type BarPart } from './BarBlock.tsx';

/** Height of the tallest bar with a dashed block on it (px). */
const HEIGHT = 104;
// Height (px) of the dashed block for predictions without points.
const PENDING = 12;
// Space above the tallest bar for the text with its points (px).
const VALUE = 22;

interface WeekColumnProps {
  week: SeasonWeek;
  /** The points of a bar as tall as the chart. */
  scale: number;
  isBest: boolean;
}

export function WeekColumn({ week, scale, isBest }: WeekColumnProps) {
  const { exactPoints, isCurrent, kind, number, pending, points, resultPoints, trivia } = week;
  const unit = (HEIGHT - PENDING) / scale;
  const parts: { part: BarPart; height: number }[] = [
    { part: 'exact', height: exactPoints * unit },
    { part: 'result', height: resultPoints * unit },
    { part: 'trivia', height: (trivia ?? 0) * unit },
    { part: 'pending', height: pending > 0 ? PENDING : 0 },
  ];
  let top = HEIGHT - 1;
  const bars = parts.flatMap(({ part, height }) => {
    if (height === 0) return [];
    top -= height;
    return [<BarBlock key={part} part={part} x="14%" width="72%" y={top} height={height} />];
  });
  return (
    <span aria-hidden="true" className="condensed block text-center text-sm/none">
      <svg className="mx-auto w-full max-w-12" width="100%" height={HEIGHT + VALUE} aria-hidden="true">
        <g transform={`translate(0 ${VALUE})`}>
          {bars}
          {kind === 'ticket' ? (
            // The points of a best week look like a number badge, drawn as SVG because browsers print SVG fills but, by
            // default, no CSS backgrounds.
            <svg x="50%" y={top} className="overflow-visible" aria-hidden="true">
              {isBest ? (
                <rect
                  x="-11"
                  y="-19"
                  width="22"
                  height="17"
                  className="fill-tinta forced-colors:fill-canvas forced-colors:stroke-canvas-text"
                />
              ) : null}
              <text
                y="-5"
                textAnchor="middle"
                className={classNames(
                  'text-sm forced-colors:fill-canvas-text',
                  isBest ? 'fill-queso' : 'fill-tinta',
                )}
              >
                {points === 0 && pending > 0 ? seasonCopy.figureNone : points}
              </text>
            </svg>
          ) : null}
        </g>
      </svg>
      <span className="block border-tinta border-t-3 pt-1">
        <span
          className={classNames(
            'inline-block min-w-5 border-2 px-px py-0.5',
            isCurrent ? 'border-tinta bg-queso' : 'border-transparent text-humo forced-colors:border-canvas',
          )}
        >
          {number}
        </span>
      </span>
    </span>
  );
}
