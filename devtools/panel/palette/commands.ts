/** Everything the palette can do, in the order of the list. */
import type { AgendaEvent } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { getCallLabel, getMessageLabel } from '../../catalogue.ts';
import { copy } from '../../copy.ts';
import { formatTimeAway } from '../../format.ts';
import { SECTIONS, type SectionId } from '../../sections.ts';
import type { MoveOptions } from '../../state/settings.ts';
import type { PanelContextValue } from '../context.ts';
import { cellId, QUICK } from '../faults/catalogue.ts';

/** One command. */
export interface Command {
  id: string;
  group: keyof typeof copy.commandGroups;
  name: string;
  /** A code or an hour, beside it. */
  aside: string;
  run(): unknown;
}

const EVENTS = 60;

/** `Ir al cierre de PUE–TIJ`: the agenda's words after its verb, behind what people call the moment. */
function goName({ kind, label }: AgendaEvent): string {
  const noun = copy.commandMoments[kind];
  return noun ? `${noun} ${label.slice(label.indexOf(' ') + 1)}` : copy.commandGo(label);
}

function timeCommands({ clock, agenda }: Simulator, move: MoveOptions): Command[] {
  const now = clock.now();
  const command = (id: string, name: string, aside: string, run: () => unknown): Command => ({
    id,
    group: 'clock',
    name,
    aside,
    run,
  });
  const weeks = [...new Set(agenda.list({ kinds: ['cutoff'] }).map(({ week }) => week))];
  return [
    command('next', copy.nextEvent, '', () => clock.step(1, move)),
    command('previous', copy.previousEvent, '', () => clock.step(-1, move)),
    command('freeze', copy.freeze, '', () => clock.freeze()),
    command('resume', copy.resume, '×1', () => clock.resume()),
    ...agenda
      .list({ from: now })
      .slice(0, EVENTS)
      .map((event) =>
        command(event.id, goName(event), formatTimeAway(event.at, now), () => clock.goto(event.at, move)),
      ),
    ...weeks
      .filter((week) => week !== null)
      .map((week) =>
        command(`week-${week}`, copy.commandWeekClose(week), `cierre(${week}, 1)`, () =>
          clock.goto(`cierre(${week}, 1)`, move),
        ),
      ),
  ];
}

function faultCommands({ fault }: Simulator): Command[] {
  const known = new Set(QUICK.map(({ match, status, message }) => cellId(match, `${status} ${message}`)));
  const command = (match: string, status: number, message: string): Command => {
    const id = cellId(match, `${status} ${message}`);
    return {
      id,
      group: 'faults',
      name: copy.commandFail(getCallLabel(match), getMessageLabel(message)),
      aside: message,
      run: () => fault.add({ id, match, effect: { status, message } }),
    };
  };
  return [
    {
      id: 'offline',
      group: 'faults',
      name: copy.offline,
      aside: 'networkError',
      run: () => fault.add({ id: 'offline', match: '*', effect: { offline: true }, times: 'always' }),
    },
    ...QUICK.map(({ match, status, message }) => command(match, status, message)),
    ...fault
      .messages()
      .filter(({ endpoint, status, message }) => !known.has(cellId(endpoint, `${status} ${message}`)))
      .map(({ endpoint, status, message }) => command(endpoint, status, message)),
  ];
}

/** All of them, for the world as it is. */
export function listCommands(simulator: Simulator, context: PanelContextValue): Command[] {
  const { world, recipe } = simulator;
  return [
    ...timeCommands(simulator, context.move),
    ...(recipe?.list() ?? []).map(
      ({ id, title }): Command => ({
        id: `recipe ${id}`,
        group: 'recipes',
        name: copy.commandPlay(title),
        aside: id,
        run: () => recipe?.apply(id),
      }),
    ),
    ...faultCommands(simulator),
    ...world.personas().map(
      ({ id, name, nickname }): Command => ({
        id: `as ${id}`,
        group: 'personas',
        name: copy.commandAs(name),
        aside: nickname,
        run: () => world.as(id),
      }),
    ),
    ...SECTIONS.map(
      ({ id, name }): Command => ({
        id: `open ${id}`,
        group: 'go',
        name: copy.commandSection(name),
        aside: '',
        run: () => context.open(id as SectionId),
      }),
    ),
    ...(
      [
        ['restore', copy.restore, () => simulator.restore()],
        ['undo', copy.undo, () => world.undo()],
        ['revoke', copy.revoke, () => world.revoke()],
        ['delete', copy.deleteAccount, () => world.deleteUser()],
        ['tab', copy.openTab, () => simulator.openTab()],
        [
          'reset',
          copy.reset,
          () => {
            // Where the way back is.
            context.open('branches');
            return world.reset();
          },
        ],
      ] as const
    ).map(([id, name, run]): Command => ({ id, group: 'world', name, aside: '', run })),
  ];
}
