import type { AgendaEvent } from '../../../../mock-server/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../../../mock-server/lib/time.ts';
import type { Simulator } from '../../../api/simulator.ts';

/** Offset of the fixed zone −06:00 (ms): midnight at −06:00 is 06:00 UTC. */
const ZONE_MS = 6 * HOUR_MS;

const STEP_MS = 15 * MINUTE_MS;
const toStep = (at: number) => Math.round(at / STEP_MS) * STEP_MS;

export interface GameSpan {
  id: string;
  code: string;
  opens: number;
  closes: number;
  starts: number;
}

interface WeekSpans {
  week: number;
  games: GameSpan[];
  range: readonly [from: number, to: number];
  days: number[];
}

function getGames(events: readonly AgendaEvent[], week: number, codes: ReadonlyMap<string, string>) {
  const ofWeek = events.filter((event) => event.week === week && event.game !== null);
  const at = (game: string, kind: AgendaEvent['kind']) =>
    ofWeek.find((event) => event.game === game && event.kind === kind)?.at;
  return [...new Set(ofWeek.map((event) => event.game as string))]
    .map((id): GameSpan => {
      const starts = at(id, 'kickoff') ?? 0;
      const closes = at(id, 'cutoff') ?? starts;
      return { id, code: codes.get(id) ?? id, opens: at(id, 'opening') ?? closes - WEEK_MS, closes, starts };
    })
    .filter((span) => span.starts > 0)
    .sort((a, b) => a.starts - b.starts);
}

export function getWeekSpans({ agenda, clock, world }: Simulator): WeekSpans | null {
  const now = clock.now();
  const events = agenda.list();
  const week =
    (events.find((event) => event.kind === 'final' && event.at >= now) ?? events.at(-1))?.week ?? 1;
  const codes = new Map(
    world.table('games').rows.map((row) => [String(row.id), String(row.match ?? '').split('–')[0] ?? '']),
  );
  const games = getGames(events, week, codes);
  if (games.length === 0) return null;
  const from = toStep(Math.min(...games.map((span) => span.opens), now - DAY_MS / 4));
  const to = toStep(Math.max(...games.map((span) => span.starts), now) + DAY_MS / 4);
  const midnight = Math.ceil((from - ZONE_MS) / DAY_MS) * DAY_MS + ZONE_MS;
  const days = Array.from(
    { length: Math.floor((to - midnight) / DAY_MS) + 1 },
    (_, index) => midnight + index * DAY_MS,
  );
  return { week, games, range: [from, to], days };
}
