import { useMemo } from 'react';
import { DAY_MS, toDate, toInstant } from '../../mock-server/lib/time.ts';
import { copy } from '../copy.ts';
import { formatHour, formatShortDay } from '../format.ts';
import type { Simulator } from '../simulator.ts';
import { usePanel } from './context.ts';
import { Part } from './ui.tsx';

const WIDTH = 376;
const LEFT = 36;
const RIGHT = 6;
const LABEL = 104;
const ROW = 15;
const TOP = 16;

export function WeekTimeline() {
  const { simulator } = usePanel();
  const now = simulator.clock.now();
  const drawn = getWeekSpans(simulator);
  if (!drawn) return null;

  const { week, games, range, days } = drawn;
  const [from, to] = range;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (at - from)) / (to - from);
  const bottom = TOP + games.length * ROW;
  const label = Math.min(WIDTH - LABEL / 2, Math.max(LABEL / 2, x(now)));

  return (
    <Part title={copy.week(week)} aside="abre │ cierra │ inicia">
      <svg
        className="timeline"
        viewBox={`0 0 ${WIDTH} ${bottom + 18}`}
        role="img"
        aria-label={`${copy.week(week)}: ventanas, cierres e inicios`}
      >
        {days.map((day) => (
          <g key={day}>
            <path d={`M${x(day)} 10V${bottom}`} fill="none" stroke="var(--line)" />
            <text x={x(day) + 2} y={8}>
              {formatShortDay(day).split(' ').slice(0, 2).join(' ')}
            </text>
          </g>
        ))}
        {games.map(({ id, code, opens, closes, starts }, index) => {
          const y = TOP + index * ROW;
          const color =
            now >= starts ? '--edge' : now >= closes ? '--heed' : now >= opens ? '--good' : '--accent';
          return (
            <g key={id} color={`var(${color})`} fill="currentColor">
              <text x={0} y={y + 9} fill="var(--text)">
                {code}
              </text>
              <rect
                x={x(opens)}
                y={y}
                width={Math.max(1, x(closes) - x(opens))}
                height={10}
                fillOpacity={0.28}
              />
              <path d={`M${x(closes)} ${y - 1}v12M${x(opens)} ${y}v10`} stroke="currentColor" />
              <path d={`M${x(starts)} ${y + 1}l4 4-4 4z`} stroke="currentColor" />
            </g>
          );
        })}
        <FactTicks x={x} range={range} y={bottom} />
        <path d={`M${x(now)} 10V${bottom + 4}`} stroke="var(--text)" strokeWidth={1.5} />
        <rect x={label - LABEL / 2} y={bottom + 5} width={LABEL} height={13} fill="var(--text)" />
        <text x={label} y={bottom + 15} textAnchor="middle" fill="var(--f0)">
          {`${formatShortDay(now)} ${formatHour(now)}`}
        </text>
      </svg>
    </Part>
  );
}

function getWeekSpans({ agenda, clock, world }: Simulator) {
  const now = clock.now();
  const events = agenda.list();
  const week =
    (events.find((event) => event.kind === 'final' && event.at >= now) ?? events.at(-1))?.week ?? 1;
  const { rows } = world.table('games');
  const games = events
    .filter((event) => event.kind === 'kickoff' && event.week === week)
    .map(({ game: id, at }) => {
      const row = rows.find((listed) => listed.id === id);
      const code = String(row?.match).slice(0, 4).replace(/–.*/, '');
      return { id, code, opens: Number(row?.opens), closes: Number(row?.closes), starts: at };
    });
  if (games.length === 0) return null;
  const from = Math.min(...games.map((span) => span.opens), now - DAY_MS / 4);
  const to = Math.max(...games.map((span) => span.starts), now) + DAY_MS / 4;
  const days: number[] = [];
  // Every second midnight.
  for (let day = toInstant(toDate(from + DAY_MS - 1)); day <= to; day += 2 * DAY_MS) days.push(day);
  return { week, games, range: [from, to] as const, days };
}

interface FactTicksProps {
  x: (at: number) => number;
  range: readonly [from: number, to: number];
  y: number;
}

/** Maximum number of other branches whose facts are drawn, because each comparison rebuilds two worlds. */
const MAX_COMPARED = 3;

function FactTicks({ x, range, y }: FactTicksProps) {
  const { world, branch } = usePanel().simulator;
  const isShown = ({ at }: { at: number }) => at >= range[0] && at <= range[1];
  const cursor = world.cursor();
  const current = branch.current().id;
  const others = branch
    .list()
    .filter(({ isCurrent }) => !isCurrent)
    .slice(-MAX_COMPARED);
  const lived = others.map(({ id, cursor: to }) => `${id} ${to}`).join();
  // The ids and cursors of the other branches are enough as dependencies, because the facts of a branch change
  // only while that branch is current.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lived` holds the ids and cursors that the comment above names.
  const elsewhere = useMemo(
    () => others.flatMap(({ id }) => branch.diff(current, id).onlyB.map(({ seq, at }) => ({ id, seq, at }))),
    [current, lived],
  );
  return (
    <>
      {world
        .facts({ future: true })
        .filter(isShown)
        .map(({ seq, at }) => (
          <path key={seq} d={`M${x(at)} ${y - 2}v5`} stroke={seq > cursor ? '#6b7782' : 'var(--text)'} />
        ))}
      {elsewhere.filter(isShown).map(({ id, seq, at }) => (
        <path key={`${id} ${seq}`} d={`M${x(at)} ${y + 4}v4`} stroke="var(--accent)" />
      ))}
    </>
  );
}
