import type { AgendaEvent, AgendaKind } from '../../../mock-server/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../mock-server/lib/time.ts';
import type { Simulator } from '../../api.ts';
import { runActions } from '../../recipes/continuation.ts';
import type { Sight } from '../../recipes/game-types.ts';

const OPENING = 'Cuando abre la jornada';
const LAST_HOUR = 'Una hora antes del cierre';
const ALL_CLOSED = 'Con todo cerrado';
const RESULTS = 'Resultados publicados';
const HALF_TIME = 'Medio partido';
const SEASON_END = 'Fin de temporada';

/** Why the season has no such instant left. */
export const NONE_LEFT: Readonly<Record<string, string>> = {
  [OPENING]: 'Ya abrieron todas las jornadas',
  [LAST_HOUR]: 'Ningún cierre está a más de una hora',
  [ALL_CLOSED]: 'Ya cerraron todos los partidos',
  [HALF_TIME]: 'Ya empezaron todos los partidos',
  [RESULTS]: 'Ya terminaron todos los partidos',
  [SEASON_END]: 'La temporada no tiene partidos',
};

/** What the app shows to a player after the jump of this name. */
const SIGHTS: Readonly<Record<string, Sight>> = { [HALF_TIME]: 'live', [SEASON_END]: 'champion' };

/** Returns the instant of each button of “Ir a un momento” (ms); not finite when the season has none left. */
export function findJumps(agenda: readonly AgendaEvent[], now: number): Record<string, number> {
  const events = agenda.filter(({ isCalledOff }) => !isCalledOff);
  const next = (kind: AgendaKind, from = now) =>
    events.find((event) => event.kind === kind && event.at > from);
  const getLast = (kind: AgendaKind, week: number | null | undefined) =>
    events.findLast((event) => event.kind === kind && event.week === week)?.at ?? Number.NaN;
  return {
    [OPENING]: findWeekOpening(events, now),
    [LAST_HOUR]: (next('cutoff', now + HOUR_MS)?.at ?? Number.NaN) - HOUR_MS,
    [ALL_CLOSED]: getLast('cutoff', next('cutoff')?.week),
    [HALF_TIME]: (next('kickoff')?.at ?? Number.NaN) + 50 * MINUTE_MS,
    // Another week becomes the current week when the last game of a week ends.
    [RESULTS]: Math.max(now, getLast('final', next('final')?.week) - 25 * MINUTE_MS),
    [SEASON_END]: (events.findLast(({ kind }) => kind === 'final')?.at ?? Number.NaN) + MINUTE_MS,
  };
}

/**
 * Returns the time of each moment (ms) for a world that is started over, that is, its first one in the season. A new
 * world publishes the results of a week only some minutes after its last game, so “Resultados publicados” is later here
 * than in `findJumps`.
 */
export function findFirstJumps({ clock }: Simulator, agenda: readonly AgendaEvent[]): Record<string, number> {
  const jumps = findJumps(agenda, clock.resolve('nacimiento'));
  return { ...jumps, [RESULTS]: (jumps[RESULTS] ?? Number.NaN) + 26 * MINUTE_MS };
}

/** Returns the first opening of a week in which no game has opened yet (ms); `Infinity` if there is none. */
function findWeekOpening(events: readonly AgendaEvent[], now: number): number {
  const openings = events
    .filter(({ kind }) => kind === 'opening')
    .map(({ week, game, at }) => {
      // A game of the play-offs is hidden until it is published, so its predictions can't start earlier.
      const published = events.find((event) => event.kind === 'published' && event.game === game)?.at ?? at;
      return { week, at: Math.max(at, published) };
    });
  const opened = openings.filter(({ at }) => at <= now).map(({ week }) => week);
  return Math.min(...openings.filter(({ week }) => !opened.includes(week)).map(({ at }) => at));
}

/**
 * Moves the clock as the button `name` does. “Resultados publicados” then ends the games of its week and notifies the
 * app. If the persona's session expires during the jump, logs the persona in again, which reloads the page; otherwise
 * the jump would end at the log-in page. A jump that applies rewound facts again may reload the page too. Then the app
 * shows what the jump brings, to a player.
 */
export async function jumpByName(simulator: Simulator, name: string): Promise<void> {
  const { agenda, clock, world } = simulator;
  const at = findJumps(agenda.list(), clock.now())[name] ?? Number.NaN;
  // The clock may have passed the season's last event after the button was rendered.
  if (!Number.isFinite(at)) return;
  const week = name === RESULTS ? agenda.next({ kinds: ['final'] })?.week : null;
  const sight = SIGHTS[name];
  const user = world.user();
  const { rows } = world.table('sessions');
  const session = rows.findLast((row) => String(row.userId) === user?.id && row.revoked === false);
  const expired = agenda.list({ kinds: ['session'], to: at });
  const isExpiring = expired.some(({ id }) => id === `session:${session?.id}`);
  const persona = isExpiring ? world.personas().find(({ id }) => id === world.persona()) : undefined;
  await runActions(simulator, [
    { control: 'goto', time: at, silent: persona !== undefined, data: true },
    ...(week ? [{ control: 'publish-week', week } as const] : []),
    ...(persona ? [{ control: 'as', persona: persona.id } as const] : []),
    ...(week && !persona ? [{ control: 'poke' } as const] : []),
    // The log-in reloads the page, and the next document shows it.
    ...(sight && persona ? [{ control: 'show', sight } as const] : []),
  ]);
  if (sight) await simulator.show(sight);
}
