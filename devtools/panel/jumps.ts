import type { AgendaEvent, AgendaKind } from '../../mock-server/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../simulator.ts';

const RESULTS = 'Resultados publicados';

const HALF_TIME_MS = 50 * MINUTE_MS;
/**
 * “Resultados publicados” jumps to this time before the end of a week's last game, because another
 * week becomes the current week when that game ends (ms).
 */
const RESULTS_LEAD_MS = 25 * MINUTE_MS;

function findWeekOpening(events: readonly AgendaEvent[], now: number): number {
  // A game of the play-offs is hidden until it is published, so its predictions can't start earlier.
  const getStart = ({ game, at }: AgendaEvent) =>
    Math.max(at, events.find((event) => event.kind === 'published' && event.game === game)?.at ?? at);
  const openings = events.filter(({ kind }) => kind === 'opening');
  const starts = [...new Set(openings.map(({ week }) => week))].map((week) =>
    Math.min(...openings.filter((opening) => opening.week === week).map(getStart)),
  );
  return Math.min(...starts.filter((at) => at > now));
}

/** Returns the instant of each button of “Saltos de un toque” (ms); no finite number when the season has none left. */
export function findJumps({ agenda, clock }: Simulator): Record<string, number> {
  const now = clock.now();
  const events = agenda.list().filter(({ isCalledOff }) => !isCalledOff);
  const next = (kind: AgendaKind, from = now) =>
    events.find((event) => event.kind === kind && event.at > from);
  const getLast = (kind: AgendaKind, week: number | null | undefined) =>
    events.findLast((event) => event.kind === kind && event.week === week)?.at ?? Number.NaN;
  return {
    'Cuando abre la jornada': findWeekOpening(events, now),
    'Una hora antes del cierre': (next('cutoff', now + HOUR_MS)?.at ?? Number.NaN) - HOUR_MS,
    'Con todo cerrado': getLast('cutoff', next('cutoff')?.week),
    'Medio partido': (next('kickoff')?.at ?? Number.NaN) + HALF_TIME_MS,
    [RESULTS]: Math.max(now, getLast('final', next('final')?.week) - RESULTS_LEAD_MS),
    'Fin de temporada': (events.findLast(({ kind }) => kind === 'final')?.at ?? Number.NaN) + MINUTE_MS,
  };
}

function findExpiringPersona({ agenda, world }: Simulator, at: number): string | undefined {
  const user = world.user();
  const session = world
    .table('sessions')
    .rows.findLast((row) => String(row.userId) === user?.id && row.revoked === false);
  const expired = agenda.list({ kinds: ['session'], to: at });
  if (!expired.some(({ id }) => id === `session:${session?.id}`)) return undefined;
  return world.personas().find(({ email }) => email === user?.email)?.id;
}

/**
 * Moves the clock as the button with this name does; “Resultados publicados” then ends the games of its week. If the
 * persona's session expires during the jump, logs the persona in again, so that the jump does not end at the
 * log-in page; otherwise notifies the app after the games have ended.
 */
export async function jumpTo(simulator: Simulator, name: string): Promise<void> {
  const { agenda, clock, world } = simulator;
  const at = findJumps(simulator)[name] ?? Number.NaN;
  // The clock may have passed the season's last event after the button was rendered.
  if (!Number.isFinite(at)) return;
  const week = name === RESULTS ? agenda.next({ kinds: ['final'] })?.week : null;
  const persona = findExpiringPersona(simulator, at);
  await clock.goto(at, { silent: persona !== undefined });
  if (week) await world.publishWeek(week);
  if (persona !== undefined) await world.as(persona);
  else if (week) await clock.poke();
}
