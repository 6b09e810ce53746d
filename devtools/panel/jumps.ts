import type { AgendaEvent, AgendaKind } from '../../mock-server/index.ts';
import { MINUTE_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../simulator.ts';

/** The buttons of “Saltos de un toque”. */
export const JUMP_NAMES = {
  opening: 'Cuando abre la jornada',
  lastHour: 'Una hora antes del cierre',
  closed: 'Con todo cerrado',
  half: 'Medio partido',
  published: 'Resultados publicados',
  end: 'Fin de temporada',
};
export type JumpName = keyof typeof JUMP_NAMES;

const HALF_TIME_MS = 50 * MINUTE_MS;
/**
 * “Resultados publicados” jumps to this time before the end of a week's last game, because another
 * week becomes the current week when that game ends (ms).
 */
const RESULTS_LEAD_MS = 25 * MINUTE_MS;

export interface Jump {
  at: number;
  publish?: number;
}

function findWeekOpening(events: readonly AgendaEvent[], now: number): number | undefined {
  const published = new Map(
    events.filter(({ kind }) => kind === 'published').map(({ game, at }) => [game, at]),
  );
  const openings = new Map<number | null, number>();
  for (const { kind, week, game, at } of events) {
    if (kind !== 'opening') continue;
    // A game of the play-offs is hidden until it is published, so its predictions can't start earlier.
    const opens = Math.max(at, published.get(game) ?? at);
    openings.set(week, Math.min(opens, openings.get(week) ?? opens));
  }
  const ahead = [...openings.values()].filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

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
    lastHour: jump(next('cutoff', now + 60 * MINUTE_MS)?.at, -60 * MINUTE_MS),
    closed: jump(lastOfNextWeek('cutoff')),
    half: jump(next('kickoff')?.at, HALF_TIME_MS),
    published:
      results === undefined
        ? undefined
        : { at: Math.max(now, results - RESULTS_LEAD_MS), publish: next('final')?.week ?? undefined },
    end: jump(events.findLast(({ kind }) => kind === 'final')?.at, MINUTE_MS),
  };
}

function findExpiringPersona({ agenda, world }: Simulator, at: number): string | undefined {
  const user = world.user();
  const session = world
    .table('sessions')
    .rows.findLast((row) => String(row.userId) === user?.id && row.revoked === false);
  const end = agenda.list({ kinds: ['session'] }).find(({ id }) => id === `session:${session?.id}`)?.at;
  if (end === undefined || end > at) return undefined;
  return world.personas().find(({ email }) => email === user?.email)?.id;
}

/**
 * Moves the clock to `at` and then ends the games of the week `publish`. If the persona's session expires
 * during the jump, logs the persona in again, so that the jump does not end at the log-in page; otherwise
 * notifies the app after the games have ended.
 */
export async function jumpTo(simulator: Simulator, { at, publish }: Jump): Promise<void> {
  const { clock, world } = simulator;
  const persona = findExpiringPersona(simulator, at);
  await clock.goto(at, { silent: persona !== undefined });
  if (publish !== undefined) await world.publishWeek(publish);
  if (persona !== undefined) await world.as(persona);
  else if (publish !== undefined) await clock.poke();
}
