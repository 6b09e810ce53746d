import type { Simulator } from '../../../api/simulator.ts';
import { copy } from '../../../copy.ts';
import { formatHour, formatShortDay } from '../../../format.ts';
import { Part } from '../../ui.tsx';
import { FactTicks } from './FactTicks.tsx';
import { type GameSpan, getWeekSpans } from './week-spans.ts';

const WIDTH = 376;
const LEFT = 36;
const RIGHT = 6;
const LABEL = 104;
const ROW = 15;
const TOP = 16;

export function WeekTimeline({ simulator }: { simulator: Simulator }) {
  const now = simulator.clock.now();
  const drawn = getWeekSpans(simulator);
  if (!drawn) return null;

  const { week, games, range, days } = drawn;
  const [from, to] = range;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (at - from)) / (to - from);
  const bottom = TOP + games.length * ROW;
  const label = Math.min(WIDTH - LABEL / 2, Math.max(LABEL / 2, x(now)));

  return (
    <Part title={copy.week(week)} aside={copy.timelineLegend}>
      <svg
        className="timeline"
        viewBox={`0 0 ${WIDTH} ${bottom + 18}`}
        role="img"
        aria-label={copy.timelineOf(copy.week(week))}
      >
        {days
          .filter((_, index) => index % 2 === 0)
          .map((day) => (
            <g key={day}>
              <path d={`M${x(day)} 10V${bottom}`} className="rule" />
              <text x={x(day) + 2} y={8}>
                {formatShortDay(day).split(' ').slice(0, 2).join(' ')}
              </text>
            </g>
          ))}
        {games.map((game, index) => (
          <GameRow key={game.id} game={game} now={now} x={x} y={TOP + index * ROW} />
        ))}
        <FactTicks simulator={simulator} x={x} range={range} y={bottom} />
        <path d={`M${x(now)} 10V${bottom + 4}`} className="now" />
        <rect x={label - LABEL / 2} y={bottom + 5} width={LABEL} height={13} className="now-box" />
        <text x={label} y={bottom + 15} textAnchor="middle" className="now-text">
          {`${formatShortDay(now)} ${formatHour(now)}`}
        </text>
      </svg>
    </Part>
  );
}

interface GameRowProps {
  game: GameSpan;
  now: number;
  x: (at: number) => number;
  y: number;
}

function GameRow({ game: { code, opens, closes, starts }, now, x, y }: GameRowProps) {
  const look = now >= starts ? 'past' : now >= closes ? 'shut' : now >= opens ? 'open' : 'ahead';
  return (
    <g className={look}>
      <text x={0} y={y + 9} className="code">
        {code.slice(0, 4)}
      </text>
      <rect x={x(opens)} y={y} width={Math.max(1, x(closes) - x(opens))} height={10} />
      <path d={`M${x(closes)} ${y - 1}v12M${x(opens)} ${y}v10`} />
      <path d={`M${x(starts)} ${y + 1}l4 4-4 4z`} />
    </g>
  );
}
