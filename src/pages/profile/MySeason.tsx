import { type KeyboardEvent, type ReactNode, type SVGProps, useEffect, useId, useRef, useState } from 'react';
import { ShareActions } from '../../components/ShareActions.tsx';
import type { CardOf } from '../../components/share/draw-card.ts';
import { formatNumber } from '../../copy/format.ts';
import { getWeekStatus, seasonCopy } from '../../copy/season.ts';
import { shareCopy } from '../../copy/share.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import type { Accuracy, SeasonSummary, SeasonWeek } from '../../domain/season.ts';
import { PATHS } from '../../lib/routes.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';
import { openTicket } from './MyTickets.tsx';

// Renders nothing until the tickets have loaded, because “Mis boletos” below shows the loading state and the failure.
export function MySeason({ profile }: { profile: ProfilePageStore }) {
  const { weeks } = useStores();
  const season = profile.season.value;
  if (profile.tickets.value.status !== 'ready') return null;
  const getName = (week: number) => getWeekNameByNumber(week, weeks.all.value);
  const card = getSeasonCard(season, getName);
  const notes = season.weeks.filter((week) => week.cancelled + week.pending + week.postponed > 0);
  return (
    <section className="mb-11" aria-labelledby="my-season">
      <h2 id="my-season">{seasonCopy.title}</h2>
      {season.weeks.length === 0 ? (
        <p className="mt-4">
          {seasonCopy.emptyText}{' '}
          <RouteLink className="link" to={PATHS.games}>
            {seasonCopy.emptyAction}
          </RouteLink>
        </p>
      ) : (
        <>
          <p className="condensed mt-4 inline-flex items-center gap-3.5 bg-noche px-3.5 py-2.5 text-base/tight text-papel print:bg-transparent print:px-0 print:text-tinta">
            <Figure className="px-[.25em] py-[.06em] text-4xl">{formatNumber(season.total)}</Figure>
            {seasonCopy.total(season.total)}
          </p>
          <p className="mt-3 text-sm text-humo print:hidden">{seasonCopy.chartHint}</p>
          <SeasonChart season={season} getName={getName} onChoose={(week) => openTicket(profile, week)} />
          {notes.length > 0 ? (
            <ul className="mt-3 text-sm/normal">
              {notes.map((week) => (
                <li key={week.number}>{seasonCopy.noteLine(getName(week.number), getWeekStatus(week))}</li>
              ))}
            </ul>
          ) : null}
          <Completion profile={profile} unplaced={season.unplacedTrivia} />
          <SeasonTable season={season} getName={getName} />
          <SeasonFigures season={season} getName={getName} />
          {card ? (
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2.5 print:hidden">
              <ShareActions card={card} />
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

function Completion({ profile, unplaced }: { profile: ProfilePageStore; unplaced: number }) {
  const missing = profile.missing.value;
  const completion = profile.completion.value;
  const hasMissing = missing.trivia + missing.games > 0;
  const status = useRef<HTMLParagraphElement>(null);
  // When nothing is missing any more, the box with the focused button disappears, and the page would lose the focus.
  useEffect(() => {
    if (completion === 'done' && document.activeElement === document.body) status.current?.focus();
  }, [completion]);
  return (
    <div className="print:hidden">
      {unplaced > 0 || hasMissing ? (
        <div className="mt-4 grid justify-items-start gap-2 border-2 border-dashed border-tinta bg-blanco px-4 py-3">
          {unplaced > 0 ? <p>{seasonCopy.triviaToPlace(unplaced)}</p> : null}
          {missing.games > 0 ? <p>{seasonCopy.resultsToCheck(missing.games)}</p> : null}
          {hasMissing ? (
            <Button
              variant="line"
              background="blanco"
              isBusy={completion === 'busy'}
              onClick={() => void profile.complete()}
            >
              {completion === 'busy' ? seasonCopy.completing : seasonCopy.complete}
            </Button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="text-sm" tabIndex={-1} ref={status}>
        {completion === 'failed' ? seasonCopy.completeFailed : null}
        {completion === 'late' ? seasonCopy.completeLate : null}
        {completion === 'done' ? seasonCopy.completed : null}
      </p>
    </div>
  );
}

// The card shows only published points, and there is none before the first week with published points.
function getSeasonCard(
  { best, streak, total, weeks }: SeasonSummary,
  getName: (week: number) => string,
): CardOf<'season'> | null {
  const published = weeks.filter(({ counted }) => counted > 0);
  const last = published.at(-1);
  if (!last) return null;
  return {
    kind: 'season',
    tag: seasonCopy.shareTag(getName(last.number)),
    weeks: weeks
      .filter(({ number }) => number <= last.number)
      .map(({ number, exactPoints, resultPoints, trivia }) => ({
        number,
        parts: [exactPoints, resultPoints, trivia ?? 0],
      })),
    parts: [seasonCopy.legendExact, seasonCopy.legendResult, seasonCopy.legendTrivia],
    figures: [
      [total, shareCopy.points(total)],
      [best[0]?.points ?? 0, seasonCopy.shareBest],
      [streak.longest, seasonCopy.shareStreak],
    ],
    total,
    played: published.length,
  };
}

function SeasonFigures({ season, getName }: { season: SeasonSummary; getName: (week: number) => string }) {
  const { average, best, accuracy, streak, weeks } = season;
  const [first, ...others] = best;
  return (
    <>
      <dl className="mt-6 grid gap-0.5 border-2 border-tinta bg-tinta sm:grid-cols-3">
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
    <div className="grid grid-cols-[minmax(4.6rem,auto)_1fr] items-center gap-x-3 bg-blanco p-3 sm:block">
      <dt className="condensed col-start-2 row-start-1 text-base/tight sm:mb-2">{label}</dt>
      <dd className="col-start-1 row-span-2 row-start-1">
        <Figure className="px-[.2em] text-3xl">{value}</Figure>
      </dd>
      <dd className="col-start-2 text-sm/snug text-humo sm:mt-2">{detail}</dd>
    </div>
  );
}

const PARTS = [
  ['exact', 'exact', seasonCopy.accuracyExact],
  ['resultOnly', 'result', seasonCopy.accuracyResult],
  ['missed', 'missed', seasonCopy.accuracyMissed],
] as const;

function AccuracyBar({ accuracy, games }: { accuracy: Accuracy; games: number }) {
  if (games === 0) return null;
  let start = 0;
  return (
    <>
      <h3 className="condensed mt-6 text-xl/tight">{seasonCopy.accuracy}</h3>
      <svg className="mt-2 w-full" width="100%" height="28" aria-hidden="true">
        {PARTS.map(([key, part]) => {
          const x = start;
          start += accuracy[key];
          return accuracy[key] === 0 ? null : (
            <PartBlock key={key} part={part} x={`${x}%`} y={1} width={`${accuracy[key]}%`} height={26} />
          );
        })}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm/snug">
        {PARTS.map(([key, part, label]) => (
          <li key={key} className="flex items-center gap-2">
            <Swatch part={part} />
            <span>
              <b className="condensed text-lg">{seasonCopy.percent(accuracy[key])}</b> {label}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm/snug text-humo">{seasonCopy.accuracyOf(games)}</p>
    </>
  );
}

// A number badge that is also readable when printed: by default, browsers print no background colours.
function Figure({ className, children }: { className: string; children: string }) {
  return (
    <b
      className={classNames(
        'number-badge print:border-2 print:border-tinta print:bg-transparent print:bg-none print:text-tinta',
        className,
      )}
    >
      {children}
    </b>
  );
}

const NUMBER = 'py-2 pl-2 text-right';
const COLUMNS: [name: string, read: (week: SeasonWeek) => string | number][] = [
  [seasonCopy.columnExact, ({ exactPoints }) => exactPoints],
  [seasonCopy.columnResult, ({ resultPoints }) => resultPoints],
  [seasonCopy.columnTrivia, ({ trivia }) => trivia ?? seasonCopy.triviaUnknown],
  [seasonCopy.columnPoints, ({ points }) => points],
];

// A table with the figures of the chart. The button shows it on screen; for screen readers and in printouts
// it is always there.
function SeasonTable({ season, getName }: { season: SeasonSummary; getName: (week: number) => string }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="link print:hidden"
        aria-pressed={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {seasonCopy.tableShow} <Icon name={isShown ? 'minus' : 'plus'} />
      </button>
      <div id={id} className={classNames('relative print:not-sr-only', !isShown && 'sr-only')}>
        <table className="condensed mt-2 w-full border-collapse text-base/tight">
          <caption className="pb-2 text-left text-lg">{seasonCopy.table}</caption>
          <thead>
            <tr className="border-b-2 border-tinta text-sm/tight text-humo">
              <th scope="col" className="text-left">
                {seasonCopy.columnWeek}
              </th>
              {COLUMNS.map(([column]) => (
                <th key={column} scope="col" className={NUMBER}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {season.weeks.map((week) => (
              <Row key={week.number} week={week} name={getName(week.number)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ week, name }: { week: SeasonWeek; name: string }) {
  const { isCurrent, kind } = week;
  const status = getWeekStatus(week);
  return (
    <tr className={classNames('border-b border-tinta-25', isCurrent && 'bg-queso')}>
      <th scope="row" className="py-2 text-left">
        {name}
        {status || isCurrent ? (
          <small className="block font-texto text-sm/snug font-normal">
            {[isCurrent && seasonCopy.legendCurrent, status].filter(Boolean).join(', ')}
          </small>
        ) : null}
      </th>
      {COLUMNS.map(([column, read]) => (
        <td key={column} className={NUMBER}>
          {kind === 'ticket' ? read(week) : seasonCopy.figureNone}
        </td>
      ))}
    </tr>
  );
}

const HEIGHT = 104;
// Height of the dashed block of a week with games whose points are not published yet (px).
const PENDING = 12;
// Space above the tallest bar for the text with its points (px).
const VALUE = 22;
const MIN_SCALE = 10;

interface SeasonChartProps {
  season: SeasonSummary;
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

function SeasonChart({ season: { best, weeks }, getName, onChoose }: SeasonChartProps) {
  const most = Math.max(MIN_SCALE, ...weeks.map(({ points }) => points));
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
          const column = <Column week={week} unit={(HEIGHT - PENDING) / most} isBest={best.includes(week)} />;
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
            // The points of a best week look like a number badge, drawn as SVG because browsers print SVG fills but, by
            // default, no CSS backgrounds.
            <svg x="50%" y={top} className="overflow-visible" aria-hidden="true">
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
                {points === 0 && pending > 0 ? seasonCopy.figureNone : points}
              </text>
            </svg>
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

function PartBlock({ part, ...rect }: SVGProps<SVGRectElement> & { part: BarPart }) {
  return (
    <rect
      {...rect}
      className={classNames('stroke-tinta [stroke-width:1.5] forced-colors:stroke-[CanvasText]', FILLS[part])}
    />
  );
}

function Swatch({ part }: { part: BarPart }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <PartBlock part={part} x={1} y={1} width={18} height={18} />
    </svg>
  );
}
