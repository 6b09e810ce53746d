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
  const { clock, world } = simulator;
  const now = clock.now();
  const { week, games } = findWeek(simulator);
  const elsewhere = useFactsElsewhere(simulator);
  if (games.length === 0) return null;

  const from = Math.min(...games.map(({ opens }) => opens), now - DAY_MS / 4);
  const to = Math.max(...games.map(({ starts }) => starts), now) + DAY_MS / 4;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (at - from)) / (to - from);
  const bottom = TOP + games.length * ROW;
  const label = Math.min(WIDTH - LABEL / 2, Math.max(LABEL / 2, x(now)));
  const days: number[] = [];
  // Every second midnight.
  for (let day = toInstant(toDate(from + DAY_MS - 1)); day <= to; day += 2 * DAY_MS) days.push(day);
  const drawTicks = (facts: readonly { at: number }[], y: number, height: number) =>
    facts.map(({ at }) => (at >= from && at <= to ? `M${x(at)} ${y}v${height}` : '')).join('');
  const facts = world.facts({ future: true });
  const cursor = world.cursor();

  return (
    <Part title={copy.week(week)} aside="abre │ cierra │ inicia">
      <svg
        className="block w-full max-w-120 fill-tone font-mono text-[9.5px] leading-[normal] font-medium"
        viewBox={`0 0 ${WIDTH} ${bottom + 18}`}
        role="img"
        aria-label={`${copy.week(week)}: ventanas, cierres e inicios`}
      >
        {days.map((day) => (
          <g key={day}>
            <path d={`M${x(day)} 10V${bottom}`} fill="none" stroke="var(--color-line)" />
            <text x={x(day) + 2} y={8}>
              {formatShortDay(day).split(' ').slice(0, 2).join(' ')}
            </text>
          </g>
        ))}
        {games.map(({ id, code, opens, closes, starts }, index) => {
          const y = TOP + index * ROW;
          const color = now >= starts ? 'edge' : now >= closes ? 'heed' : now >= opens ? 'good' : 'accent';
          return (
            <g key={id} color={`var(--color-${color})`} fill="currentColor">
              <text x={0} y={y + 9} fill="var(--color-text)">
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
        <path d={drawTicks(facts.slice(0, cursor), bottom - 2, 5)} stroke="var(--color-text)" />
        <path d={drawTicks(facts.slice(cursor), bottom - 2, 5)} stroke="#6b7782" />
        <path d={drawTicks(elsewhere, bottom + 4, 4)} stroke="var(--color-accent)" />
        <path d={`M${x(now)} 10V${bottom + 4}`} stroke="var(--color-text)" strokeWidth={1.5} />
        <rect x={label - LABEL / 2} y={bottom + 5} width={LABEL} height={13} fill="var(--color-text)" />
        <text x={label} y={bottom + 15} textAnchor="middle" fill="var(--color-f0)">
          {`${formatShortDay(now)} ${formatHour(now)}`}
        </text>
      </svg>
    </Part>
  );
}

/** Returns the week whose games end next, or the last week, and its games in order of their kick-off. */
function findWeek({ agenda, clock, world }: Simulator) {
  const now = clock.now();
  const events = agenda.list();
  const week = (events.find(({ kind, at }) => kind === 'final' && at >= now) ?? events.at(-1))?.week ?? 1;
  const { rows } = world.table('games');
  const games = events
    .filter((event) => event.kind === 'kickoff' && event.week === week)
    .map(({ game: id, at }) => {
      const row = rows.find((listed) => listed.id === id);
      const code = String(row?.match).slice(0, 4).replace(/–.*/, '');
      return { id, code, opens: Number(row?.opens), closes: Number(row?.closes), starts: at };
    });
  return { week, games };
}

/** Maximum number of other branches whose facts are drawn, because each comparison rebuilds two worlds. */
const MAX_COMPARED = 3;

/** Returns the facts that other branches have and the current one lacks. */
function useFactsElsewhere({ branch }: Simulator) {
  const current = branch.current().id;
  const others = branch
    .list()
    .filter(({ isCurrent }) => !isCurrent)
    .slice(-MAX_COMPARED);
  // The facts of a branch change only while it is current, so the others' ids and cursors tell when to compare again.
  const compared = others.map(({ id, cursor }) => `${id} ${cursor}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `compared` stands for the other branches.
  return useMemo(() => others.flatMap(({ id }) => branch.diff(current, id).onlyB), [current, compared]);
}
