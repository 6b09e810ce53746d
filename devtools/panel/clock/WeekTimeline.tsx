import { DAY_MS } from '../../../mock-server/lib/time.ts';
import { copy } from '../../copy/shared.ts';
import { formatHour, formatShortDay } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Part } from '../parts/Part.tsx';
import { listDays } from './list-days.ts';
import { useFactsElsewhere } from './use-facts-elsewhere.ts';

// In units of the timeline's `viewBox`.
const WIDTH = 376;

const LEFT = 36;

const RIGHT = 6;

const MIN_NOW_WIDTH = 104;

/** Width of a letter of the labels. */
const LETTER = 5.7;

const ROW_HEIGHT = 15;

const TOP = 16;

export function WeekTimeline() {
  const { reads } = usePanel();
  const elsewhere = useFactsElsewhere();
  const changedAt = useRead(reads.changedAt);
  const events = useRead(reads.events);
  const { rows } = useRead(reads.table('games'));
  const facts = useRead(reads.facts);
  const cursor = useRead(reads.cursor);
  // The week whose games end next, or the last week.
  const finals = events.filter(({ kind }) => kind === 'final');
  const week = (finals.find(({ at }) => at >= changedAt) ?? finals.at(-1))?.week ?? 1;
  const games = events
    .filter((event) => event.kind === 'kickoff' && event.week === week)
    .map(({ game: id, at: starts }) => {
      const row = rows.find((listed) => listed.id === id);
      const code = String(row?.match).slice(0, 4).replace(/–.*/, '');
      return { id, code, opens: Number(row?.opens), closes: Number(row?.closes), starts };
    });
  if (games.length === 0) return null;

  const from = Math.min(...games.map(({ opens }) => opens), changedAt - DAY_MS / 4);
  const to = Math.max(...games.map(({ starts }) => starts), changedAt) + DAY_MS / 4;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (at - from)) / (to - from);
  const bottom = TOP + games.length * ROW_HEIGHT;
  const nowLabel = `${formatShortDay(changedAt)} ${formatHour(changedAt)}`;
  const nowWidth = Math.max(MIN_NOW_WIDTH, nowLabel.length * LETTER + 8);
  const labelX = Math.min(WIDTH - nowWidth / 2, Math.max(nowWidth / 2, x(changedAt)));
  const drawTicks = (facts: readonly { at: number }[], y: number, height: number) =>
    facts.map(({ at }) => (at >= from && at <= to ? `M${x(at)} ${y}v${height}` : '')).join('');

  return (
    <Part title={copy.week(week)} aside="abre │ cierra │ inicia">
      <svg
        className="block w-full max-w-120 fill-tone font-medium font-mono text-[9.5px] leading-[normal]"
        viewBox={`0 0 ${WIDTH} ${bottom + 18}`}
        role="img"
        aria-label={`${copy.week(week)}: ventanas, cierres e inicios`}
      >
        {listDays(from, to).map(({ day, label }) => (
          <g key={day}>
            <path d={`M${x(day)} 10V${bottom}`} fill="none" stroke="var(--color-line)" />
            {x(day) + 2 + label.length * LETTER <= WIDTH ? (
              <text x={x(day) + 2} y={8}>
                {label}
              </text>
            ) : null}
          </g>
        ))}
        {games.map(({ id, code, opens, closes, starts }, index) => {
          const y = TOP + index * ROW_HEIGHT;
          const color = getColor({ opens, closes, starts }, changedAt);
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
        <path d={`M${x(changedAt)} 10V${bottom + 4}`} stroke="var(--color-text)" strokeWidth={1.5} />
        <rect
          x={labelX - nowWidth / 2}
          y={bottom + 5}
          width={nowWidth}
          height={13}
          fill="var(--color-text)"
        />
        <text x={labelX} y={bottom + 15} textAnchor="middle" fill="var(--color-f0)">
          {nowLabel}
        </text>
      </svg>
    </Part>
  );
}

function getColor({ opens, closes, starts }: Record<'opens' | 'closes' | 'starts', number>, now: number) {
  if (now >= starts) return 'edge';
  if (now >= closes) return 'heed';
  return now >= opens ? 'good' : 'accent';
}
