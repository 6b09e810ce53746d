import type { AgendaEvent, Endpoint } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { getCallLabel, getMessageLabel } from '../../catalogue.ts';
import { reportCopy } from '../../copy/report.ts';
import { copy } from '../../copy.ts';
import { formatDayHour, formatTimeAway } from '../../format.ts';
import { SECTIONS, type SectionId } from '../../sections.ts';
import type { JumpOptions } from '../../state/settings.ts';
import type { PanelContextValue } from '../context.ts';
import { createCellId, QUICK } from '../faults/catalogue.ts';
import { type Command, createCommand } from './command.ts';
import { listRecipeCommands } from './recipe-commands.ts';

const MAX_EVENTS = 60;

/**
 * Returns the name of the command that goes to the event: `Cierra PUE–TIJ` becomes `Ir al cierre de PUE–TIJ`.
 * The name for a kind without an entry in `commandMoments` contains the whole label.
 */
function goName({ kind, label }: AgendaEvent): string {
  const noun = copy.commandMoments[kind];
  return noun ? `${noun} ${label.slice(label.indexOf(' ') + 1)}` : `Ir a: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

function createTimeCommands({ clock, agenda }: Simulator, jump: JumpOptions): Command[] {
  const now = clock.now();
  const command = (id: string, name: string, parts: Pick<Command, 'run'> & Partial<Command>): Command =>
    createCommand({ id, group: 'clock', name, ...parts });
  // The name of a command says its instant, so `land` shifts only the steps to an event.
  const { silent, data } = jump;
  const weeks = [...new Set(agenda.list({ kinds: ['cutoff'] }).map(({ week }) => week))];
  return [
    command('next', copy.nextEvent, { run: () => clock.step(1, jump) }),
    command('previous', copy.previousEvent, { run: () => clock.step(-1, jump) }),
    command('freeze', copy.freeze, { run: () => clock.freeze() }),
    command('resume', copy.resume, { aside: '×1', run: () => clock.resume() }),
    ...agenda
      .list({ from: now })
      .slice(0, MAX_EVENTS)
      .map((event) =>
        command(event.id, goName(event), {
          note: formatDayHour(event.at),
          aside: formatTimeAway(event.at, now),
          codes: event.expression ? [event.expression] : [],
          run: () => clock.goto(event.at, { silent, data }),
        }),
      ),
    ...weeks
      .filter((week) => week !== null)
      .map((week) =>
        command(`week-${week}`, `Ir al cierre de la jornada ${week}`, {
          aside: `cierre(${week}, 1)`,
          codes: [`cierre(${week}, 1)`],
          run: () => clock.goto(`cierre(${week}, 1)`, { silent, data }),
        }),
      ),
  ];
}

// Without a filter the palette lists at most 8 commands of a group, so the faults of these calls come first.
const MAIN_CALLS: readonly string[] = ['POST /api/trivia/answer', 'POST /api/pool/user'] satisfies Endpoint[];

const byImportance = (a: string, b: string) => MAIN_CALLS.indexOf(b) - MAIN_CALLS.indexOf(a);

function createFaultCommands({ fault, net }: Simulator): Command[] {
  const known = new Set(
    QUICK.map(({ match, status, message }) => createCellId(match, `${status} ${message}`)),
  );
  const command = (match: string, status: number, message: string): Command => {
    const id = createCellId(match, `${status} ${message}`);
    return createCommand({
      id,
      group: 'faults',
      name: `Hacer fallar ${getCallLabel(match)}: ${getMessageLabel(message)}`,
      aside: message,
      words: `${status} ${match}`,
      run: () => fault.add({ id, match, effect: { status, message } }),
    });
  };
  return [
    createCommand({
      id: 'offline',
      group: 'faults',
      name: copy.offline,
      aside: 'networkError',
      codes: ['Sin conexión'],
      run: () => fault.add({ id: 'offline', match: '*', effect: { offline: true }, times: 'always' }),
    }),
    ...net
      .endpoints()
      .filter((endpoint) => endpoint.startsWith('POST '))
      .toSorted(byImportance)
      .map((match) => ({ match, label: `Perder la respuesta de: ${getCallLabel(match)}` }))
      .map(({ match, label }) =>
        createCommand({
          id: `${createCellId(match, 'drop')} after`,
          group: 'faults',
          name: label,
          note: 'El servidor guarda y la app no se entera. 1 vez.',
          aside: match,
          words: 'se pierde respuesta perdida después de guardar enviado dos veces doble mala red señal',
          run: () =>
            fault.add({
              id: createCellId(match, 'drop'),
              match,
              effect: { drop: true },
              when: 'after',
              times: 1,
              // The story and the bug report show the fault's label. The default label would not say when the call fails.
              label,
            }),
        }),
      ),
    ...QUICK.map(({ match, status, message }) => command(match, status, message)),
    ...fault
      .messages()
      .toSorted((a, b) => byImportance(a.endpoint, b.endpoint))
      .filter(({ endpoint, status, message }) => !known.has(createCellId(endpoint, `${status} ${message}`)))
      .map(({ endpoint, status, message }) => command(endpoint, status, message)),
  ];
}

/**
 * Returns the path of an endpoint up to its first parameter, because the filter of “Peticiones” matches real
 * paths.
 */
const toPathFilter = (endpoint: string) => endpoint.slice(endpoint.indexOf(' ') + 1).replace(/:.*$/, '');

const createEndpointCommands = ({ net }: Simulator, context: PanelContextValue): Command[] =>
  net.endpoints().map((endpoint) =>
    createCommand({
      id: `call ${endpoint}`,
      group: 'endpoints',
      name: getCallLabel(endpoint),
      aside: endpoint,
      codes: [endpoint, toPathFilter(endpoint)],
      run() {
        context.set({ callFilter: toPathFilter(endpoint), callShow: 'all' });
        context.open('network');
      },
    }),
  );

function createWorldCommands(simulator: Simulator, context: PanelContextValue): Command[] {
  const { world, recorder } = simulator;
  const commands = [
    ...(recorder && !recorder.isOn() ? [['record', copy.recordStart, () => recorder.start()] as const] : []),
    ['report', reportCopy.report, () => context.report()],
    ['restore', copy.restore, () => simulator.restore()],
    ...(world.canUndo() ? [['undo', copy.undo, () => world.undo()] as const] : []),
    ['revoke', copy.revoke, () => world.revoke()],
    ['delete', copy.deleteAccount, () => world.deleteUser()],
    ['tab', copy.openTab, () => simulator.openTab()],
    [
      'reset',
      copy.reset,
      () => {
        // Opens “Ramas”, because that section lists the branch that keeps the world from before the reset.
        context.open('branches');
        return world.reset();
      },
    ],
  ] as const;
  return commands.map(([id, name, run]) => createCommand({ id, group: 'world', name, run }));
}

export function listCommands(simulator: Simulator, context: PanelContextValue): Command[] {
  const { world } = simulator;
  return [
    ...createTimeCommands(simulator, context.jump),
    ...listRecipeCommands(simulator),
    ...createEndpointCommands(simulator, context),
    ...createFaultCommands(simulator),
    ...world.personas().map(({ id, name, nickname, note, email }) =>
      createCommand({
        id: `as ${id}`,
        group: 'personas',
        name: `Entrar como ${name}`,
        aside: nickname,
        codes: [id, nickname, ...(email ? [email] : [])],
        words: note,
        run: () => world.as(id),
      }),
    ),
    ...SECTIONS.map(({ id, name }) =>
      createCommand({
        id: `open ${id}`,
        group: 'go',
        name: `Abrir ${name}`,
        run: () => context.open(id as SectionId),
      }),
    ),
    ...createWorldCommands(simulator, context),
  ];
}
