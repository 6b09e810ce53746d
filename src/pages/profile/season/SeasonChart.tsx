import { type KeyboardEvent, useState } from 'react';
import { getWeekStatus, seasonCopy } from '../../../copy/season.ts';
import type { SeasonWeek } from '../../../domain/season.ts';
import { classNames } from '../../../ui/class-names.ts';

const HEIGHT = 104;
// Height of the dashed block of a week with games whose points are not published yet (px).
const PENDING = 12;
// Space above the tallest bar for the text with its points (px).
const VALUE = 22;
const MIN_SCALE = 10;
const NO_POINTS = seasonCopy.figureNone;

interface SeasonChartProps {
  weeks: readonly SeasonWeek[];
  getName: (week: number) => string;
  onChoose: (week: number) => void;
}

// On a phone a row has at most eight weeks, so that each touch target is about 44 px wide.
function getColumns(count: number): string {
  if (count <= 6) return 'grid-cols-6';
  if (count <= 8) return count === 7 ? 'grid-cols-7' : 'grid-cols-8';
  return count <= 12
    ? 'grid-cols-8 md:grid-cols-12'
    : 'grid-cols-8 md:grid-cols-23 lg:grid-cols-12 xl:grid-cols-23';
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const places: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function SeasonChart({ weeks, getName, onChoose }: SeasonChartProps) {
  const most = Math.max(MIN_SCALE, ...weeks.map(({ points }) => points));
  const best = Math.max(1, ...weeks.map(({ counted, points }) => (counted > 0 ? points : 0)));
  const last = weeks.filter(({ kind }) => kind === 'ticket').at(-1)?.number ?? null;
  const [stop, setStop] = useState(last);
  return (
    <>
      {/* The hatching of the part `result` (the points for the right winner or draw), so that it differs from `exact`
          without colour too. */}
      <svg className="absolute size-0" aria-hidden="true">
        <pattern id="season-result" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="fill-elote forced-colors:fill-[Canvas]" />
          <path
            d="M-1 7 7-1M-1 1 1-1M5 7 7 5"
            className="stroke-tinta [stroke-width:1.2] forced-colors:stroke-[CanvasText]"
          />
        </pattern>
      </svg>
      <div
        role="toolbar"
        aria-label={seasonCopy.chart}
        className={classNames('mt-4 grid gap-y-4', getColumns(weeks.length))}
        onKeyDown={moveFocus}
      >
        {weeks.map((week) => {
          const name = getName(week.number);
          const column = (
            <Column
              week={week}
              unit={(HEIGHT - PENDING) / most}
              isBest={week.counted > 0 && week.points === best}
            />
          );
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
              tabIndex={week.number === (stop ?? last) ? 0 : -1}
              onFocus={() => setStop(week.number)}
              onClick={() => onChoose(week.number)}
            >
              <span className="sr-only">{seasonCopy.weekLabel(name, week.points, getWeekStatus(week))}</span>
              {column}
            </button>
          );
        })}
      </div>
      <Legend weeks={weeks} />
    </>
  );
}

function Column({ week, unit, isBest }: { week: SeasonWeek; unit: number; isBest: boolean }) {
  const { exactPoints, isCurrent, kind, number, pending, points, resultPoints, trivia } = week;
  const parts: [BarPart, number][] = [
    ['exact', exactPoints * unit],
    ['result', resultPoints * unit],
    ['trivia', (trivia ?? 0) * unit],
    ['pending', pending > 0 ? PENDING : 0],
  ];
  let top = HEIGHT - 1;
  const bars = parts.flatMap(([part, height]) => {
    if (height === 0) return [];
    top -= height;
    return [<PartBlock key={part} part={part} x="14%" width="72%" y={top} height={height} />];
  });
  return (
    <span aria-hidden="true" className="condensed block text-center text-sm/none">
      <svg className="mx-auto w-full max-w-12" width="100%" height={HEIGHT + VALUE} aria-hidden="true">
        <g transform={`translate(0 ${VALUE})`}>
          {bars}
          {kind === 'ticket' ? (
            <Value y={top} isBest={isBest} text={points === 0 && pending > 0 ? NO_POINTS : String(points)} />
          ) : null}
        </g>
      </svg>
      <span className="block border-t-3 border-tinta pt-1">
        <span
          className={classNames(
            'inline-block min-w-5 border-2 px-px py-0.5',
            isCurrent
              ? 'border-tinta bg-queso'
              : 'border-transparent text-humo forced-colors:border-[Canvas]',
          )}
        >
          {number}
        </span>
      </span>
    </span>
  );
}

// The points above a bar. Those of a best week look like a number badge, drawn as SVG because browsers print
// SVG fills but, by default, no CSS backgrounds.
function Value({ y, isBest, text }: { y: number; isBest: boolean; text: string }) {
  return (
    <svg x="50%" y={y} className="overflow-visible" aria-hidden="true">
      {isBest ? (
        <rect
          x="-11"
          y="-19"
          width="22"
          height="17"
          className="fill-tinta forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
      ) : null}
      <text
        y="-5"
        textAnchor="middle"
        className={classNames(
          'text-sm forced-colors:fill-[CanvasText]',
          isBest ? 'fill-queso' : 'fill-tinta',
        )}
      >
        {text}
      </text>
    </svg>
  );
}

function Legend({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const parts: [BarPart, string][] = [
    ['exact', seasonCopy.legendExact],
    ['result', seasonCopy.legendResult],
    ['trivia', seasonCopy.legendTrivia],
  ];
  if (weeks.some(({ pending }) => pending > 0)) parts.push(['pending', seasonCopy.legendPending]);
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm/snug" aria-label={seasonCopy.legend}>
      {parts.map(([part, label]) => (
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

type BarPart = 'exact' | 'result' | 'trivia' | 'pending' | 'missed';

// In forced-colours mode an SVG keeps its own colours, so the fills (for `result`, its pattern) name system
// colours for this mode.
const FILLS: Record<BarPart, string> = {
  exact: 'fill-verde forced-colors:fill-[CanvasText]',
  result: 'fill-[url(#season-result)]',
  trivia: 'fill-azul forced-colors:fill-[Highlight]',
  pending: 'fill-none [stroke-dasharray:3_3]',
  missed: 'fill-kraft forced-colors:fill-[Canvas]',
};

interface BlockProps {
  part: BarPart;
  x?: string | number;
  y: number;
  width?: string | number;
  height: number;
}

export function PartBlock({ part, x = 1, y, width = 18, height }: BlockProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      className={classNames('stroke-tinta [stroke-width:1.5] forced-colors:stroke-[CanvasText]', FILLS[part])}
    />
  );
}

export function Swatch({ part }: { part: BarPart }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <PartBlock part={part} y={1} height={18} />
    </svg>
  );
}
