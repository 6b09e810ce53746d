import type { AgendaEvent } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';
import { hourOf, shortDayOf } from '../../format.ts';
import type { Simulator } from '../../simulator.ts';
import { Part } from '../kit.tsx';

const WIDTH = 376;
const LEFT = 36;
const ROW = 15;
const TOP = 16;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Midnight at −06:00, in ms after midnight UTC. */
const ZONE = 6 * 3_600_000;

interface GameSpan {
  id: string;
  code: string;
  opens: number;
  closes: number;
  starts: number;
}

/** The spans of the week that is nearest: window, cut-off and kick-off of each game. */
function spansOf(
  events: readonly AgendaEvent[],
  week: number,
  codes: ReadonlyMap<string, string>,
): GameSpan[] {
  const ofWeek = events.filter((event) => event.week === week && event.game !== null);
  const at = (game: string, kind: AgendaEvent['kind']) =>
    ofWeek.find((event) => event.game === game && event.kind === kind)?.at;
  const games = [...new Set(ofWeek.map((event) => event.game as string))];
  return games
    .map((id) => {
      const starts = at(id, 'kickoff') ?? 0;
      const closes = at(id, 'cutoff') ?? starts;
      return { id, code: codes.get(id) ?? id, opens: at(id, 'opening') ?? closes - WEEK, closes, starts };
    })
    .filter((span) => span.starts > 0)
    .sort((a, b) => a.starts - b.starts);
}

/** The week's timeline: a row per game, the present as a line, a tick per fact. */
export function WeekTimeline({ simulator }: { simulator: Simulator }) {
  const now = simulator.clock.now();
  const events = simulator.agenda.list();
  const week =
    (events.find((event) => event.kind === 'final' && event.at >= now) ?? events.at(-1))?.week ?? 1;
  const codes = new Map(
    simulator.world
      .table('games')
      .rows.map((row) => [String(row.id), String(row.match ?? '').split('–')[0] ?? '']),
  );
  const spans = spansOf(events, week, codes);
  if (spans.length === 0) return null;

  const from = Math.min(...spans.map((span) => span.opens), now - DAY / 4);
  const to = Math.max(...spans.map((span) => span.starts), now) + DAY / 4;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 6) * (at - from)) / (to - from);
  const height = TOP + spans.length * ROW + 18;
  const bottom = TOP + spans.length * ROW;
  const label = Math.min(WIDTH - 17, Math.max(17, x(now)));
  const midnight = Math.ceil((from - ZONE) / DAY) * DAY + ZONE;
  const days = Array.from(
    { length: Math.floor((to - midnight) / DAY) + 1 },
    (_, index) => midnight + index * DAY,
  );
  const inRange = (at: number) => at >= from && at <= to;
  const cursor = simulator.world.cursor();
  const facts = simulator.world.facts({ future: true }).filter((fact) => inRange(fact.at));
  const forks = simulator.branch.list().filter(({ isCurrent }) => !isCurrent).length;

  return (
    <Part title={copy.week(week)} aside={copy.timelineLegend}>
      <svg
        className="timeline"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={copy.timelineOf(copy.week(week))}
      >
        {days
          .filter((_, index) => index % 2 === 0)
          .map((day) => (
            <g key={day}>
              <path d={`M${x(day)} 10V${bottom}`} className="rule" />
              <text x={x(day) + 2} y={8}>
                {shortDayOf(day).split(' ').slice(0, 2).join(' ')}
              </text>
            </g>
          ))}
        {spans.map((span, index) => {
          const y = TOP + index * ROW;
          const look =
            now >= span.starts ? 'past' : now >= span.closes ? 'shut' : now >= span.opens ? 'open' : 'ahead';
          return (
            <g key={span.id} className={look}>
              <text x={0} y={y + 9} className="code">
                {span.code.slice(0, 4)}
              </text>
              <rect x={x(span.opens)} y={y} width={Math.max(1, x(span.closes) - x(span.opens))} height={10} />
              <path d={`M${x(span.closes)} ${y - 1}v12M${x(span.opens)} ${y}v10`} />
              <path d={`M${x(span.starts)} ${y + 1}l4 4-4 4z`} />
            </g>
          );
        })}
        {facts.map((fact) => (
          <path
            key={fact.seq}
            d={`M${x(fact.at)} ${bottom}v6`}
            className={fact.seq > cursor ? 'fact future' : forks > 0 ? 'fact branched' : 'fact'}
          />
        ))}
        <path d={`M${x(now)} 10V${bottom + 4}`} className="now" />
        <rect x={label - 17} y={bottom + 5} width={34} height={13} className="now-box" />
        <text x={label} y={bottom + 15} textAnchor="middle" className="now-text">
          {hourOf(now)}
        </text>
      </svg>
    </Part>
  );
}
