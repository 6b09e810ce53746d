/** The moments that a demonstration jumps to, and the way there. All instants in virtual ms. */

import type { AgendaEvent, AgendaKind } from '../../../mock-server/index.ts';
import { MINUTE } from '../../../mock-server/lib/time.ts';
import type { Simulator } from '../../api/simulator.ts';
import type { copy } from '../../copy.ts';

type JumpName = keyof typeof copy.jumpNames;

/** From a kick-off to the break. */
const HALF_TIME = 50 * MINUTE;
/** Once its last game is over a week is no longer the current one, so its results are published this long before. */
const RESULTS_LEAD = 25 * MINUTE;

/** Where a jump lands. */
export interface Jump {
  at: number;
  /** The week whose results are published there. */
  publish?: number;
}

/** The instant at which the next week that is still shut gets its first open game. */
function findWeekOpening(events: readonly AgendaEvent[], now: number): number | undefined {
  const published = new Map(
    events.filter(({ kind }) => kind === 'published').map(({ game, at }) => [game, at]),
  );
  const openings = new Map<number | null, number>();
  for (const { kind, week, game, at } of events) {
    if (kind !== 'opening') continue;
    // Nobody sees a game of the play-offs before it is published.
    const opens = Math.max(at, published.get(game) ?? at);
    openings.set(week, Math.min(opens, openings.get(week) ?? opens));
  }
  const ahead = [...openings.values()].filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** Where each jump lands; undefined where there is no such moment ahead. */
export function findJumps({ agenda, clock }: Simulator): Record<JumpName, Jump | undefined> {
  const now = clock.now();
  const events = agenda.list().filter(({ isCalledOff }) => !isCalledOff);
  const next = (kind: AgendaKind, from = now) =>
    events.find((event) => event.kind === kind && event.at > from);
  const lastOfNextWeek = (kind: AgendaKind) => {
    const week = next(kind)?.week;
    return events.findLast((event) => event.kind === kind && event.week === week)?.at;
  };
  const jump = (at: number | undefined, shift = 0) => (at === undefined ? undefined : { at: at + shift });
  const results = lastOfNextWeek('final');
  return {
    opening: jump(findWeekOpening(events, now)),
    lastHour: jump(next('cutoff', now + 60 * MINUTE)?.at, -60 * MINUTE),
    closed: jump(lastOfNextWeek('cutoff')),
    half: jump(next('kickoff')?.at, HALF_TIME),
    published:
      results === undefined
        ? undefined
        : { at: Math.max(now, results - RESULTS_LEAD), publish: next('final')?.week ?? undefined },
    end: jump(events.findLast(({ kind }) => kind === 'final')?.at, MINUTE),
  };
}

/** The persona in the app whose session would be over at an instant; undefined where there is none. */
function findExpiringPersona({ agenda, world }: Simulator, at: number): string | undefined {
  const user = world.user();
  const session = world
    .table('sessions')
    .rows.findLast((row) => String(row.user_id) === user?.id && row.revoked === false);
  const end = agenda.list({ kinds: ['session'] }).find(({ id }) => id === `session:${session?.id}`)?.at;
  if (end === undefined || end > at) return undefined;
  return world.personas().find(({ email }) => email === user?.email)?.id;
}

/** Jumps. A persona whose session ends on the way logs in again there: the jump must not end at the log-in page. */
export async function jumpTo(simulator: Simulator, { at, publish }: Jump): Promise<void> {
  const { clock, world } = simulator;
  const persona = findExpiringPersona(simulator, at);
  await clock.goto(at, { silent: persona !== undefined });
  if (publish !== undefined) await world.publishWeek(publish);
  if (persona !== undefined) await world.as(persona);
  else if (publish !== undefined) await clock.poke();
}
