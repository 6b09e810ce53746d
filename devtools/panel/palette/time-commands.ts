import type { AgendaEvent } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { formatDayHour, formatTimeAway } from '../../lib/format.ts';
import type { UserJumpOptions } from '../../state/jump-options.ts';
import { RATES } from '../../state/rates.ts';
import type { Entry } from './command.ts';

const MOMENTS: Record<string, string> = {
  opening: 'Ir a la apertura de',
  cutoff: 'Ir al cierre de',
  kickoff: 'Ir al inicio de',
  final: 'Ir al final de',
  week: 'Ir al inicio de',
};

const EVENT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  opening: ['abre la jornada', 'abrir jornada', 'apertura', 'open betting'],
  cutoff: [
    'cierre del partido',
    'proximo cierre',
    'deadline',
    'fecha limite',
    'hora limite',
    'ultimo minuto',
    'faltan minutos para cerrar',
  ],
  kickoff: ['empieza el partido', 'inicio del partido', 'arranca el partido', 'kick off'],
  final: ['fin del partido', 'termina el partido', 'acaba el partido', 'final del partido', 'full time'],
  week: ['siguiente jornada', 'proxima semana', 'next week', 'otra jornada', 'cambiar de jornada'],
  publication: ['publican puntos', 'salen los puntos'],
};

const CLOSE_WEEK_ALIASES = [
  'cerrar la jornada',
  'cierra la jornada',
  'cierre de la jornada',
  'cerrar envios',
  'close week',
];

const MAX_EVENTS = 60;

/** Returns the name of the command that goes to the event: `Cierra PUE–TIJ` becomes `Ir al cierre de PUE–TIJ`. */
const getGoName = ({ kind, label }: AgendaEvent) =>
  kind in MOMENTS
    ? `${MOMENTS[kind]} ${label.slice(label.indexOf(' ') + 1)}`
    : `Ir a: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

export function createTimeCommands({ clock, agenda }: Simulator, jump: UserJumpOptions): Entry[] {
  const now = clock.now();
  // The name of a command says its instant, so `land` shifts only the steps to an event.
  const { silent, data } = jump;
  // The week whose games close next is the one that a tester means who names none.
  const closingWeek = agenda.list({ kinds: ['cutoff'], from: now })[0]?.week;
  const weeks = new Set(agenda.list({ kinds: ['cutoff'] }).flatMap(({ week }) => week ?? []));
  const commands: Entry[] = [
    { id: 'next', name: copy.nextEvent, run: () => clock.step(1, jump) },
    { id: 'previous', name: copy.previousEvent, run: () => clock.step(-1, jump) },
    { id: 'freeze', name: copy.freeze, run: () => clock.freeze() },
    { id: 'resume', name: copy.resume, run: () => clock.resume() },
    ...RATES.filter((rate) => rate > 0).map((rate) => ({
      id: `rate ${rate}`,
      name: rate === 1 ? 'Reloj a velocidad normal' : `Reloj a ${copy.times(rate)}`,
      run: () => clock.resume(rate),
    })),
    ...agenda
      .list({ from: now })
      .slice(0, MAX_EVENTS)
      .map((event, index, events) => ({
        id: event.id,
        // Only the next event of a kind has the other names: a search means that one.
        aliases:
          events.findIndex(({ kind }) => kind === event.kind) === index ? EVENT_ALIASES[event.kind] : [],
        name: getGoName(event),
        note: formatDayHour(event.at),
        aside: formatTimeAway(event.at, now),
        codes: event.expression ? [event.expression] : [],
        run: () => clock.goto(event.at, { silent, data }),
      })),
    ...[...weeks].map((week) => ({
      id: `week-${week}`,
      name: `Ir al cierre de la jornada ${week}`,
      aliases: week === closingWeek ? CLOSE_WEEK_ALIASES : [],
      aside: `cierre(${week}, 1)`,
      codes: [`cierre(${week}, 1)`],
      run: () => clock.goto(`cierre(${week}, 1)`, { silent, data }),
    })),
  ];
  return commands.map((command) => ({ says: done.command(command.name), ...command }));
}
