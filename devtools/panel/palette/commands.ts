/** Everything the palette can do, in the order it is looked for. */
import type { AgendaEvent } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { callWords, messageWords } from '../../copy/server-words.ts';
import { copy } from '../../copy.ts';
import { awayOf } from '../../format.ts';
import { SECTIONS, type SectionId } from '../../sections.ts';
import type { MoveOptions } from '../../state/settings.ts';
import type { PanelWays } from '../context.ts';
import { cellId, QUICK } from '../faults/catalogue.ts';

/** One order. */
export interface Order {
  id: string;
  group: keyof typeof copy.orderGroups;
  name: string;
  /** A code or an hour, beside it. */
  aside: string;
  run(): unknown;
}

const EVENTS = 60;

/** `Ir al cierre de PUE–TIJ`: the agenda's words after its verb, behind what people call the moment. */
function goName({ kind, label }: AgendaEvent): string {
  const noun = copy.orderMoments[kind];
  return noun ? `${noun} ${label.slice(label.indexOf(' ') + 1)}` : copy.orderGo(label);
}

function timeOrders({ clock, agenda }: Simulator, move: MoveOptions): Order[] {
  const now = clock.now();
  const order = (id: string, name: string, aside: string, run: () => unknown): Order => ({
    id,
    group: 'clock',
    name,
    aside,
    run,
  });
  const weeks = [...new Set(agenda.list({ kinds: ['cutoff'] }).map(({ week }) => week))];
  return [
    order('next', copy.nextEvent, '', () => clock.step(1, move)),
    order('previous', copy.previousEvent, '', () => clock.step(-1, move)),
    order('freeze', copy.freeze, '', () => clock.freeze()),
    order('resume', copy.resume, '×1', () => clock.resume()),
    ...agenda
      .list({ from: now })
      .slice(0, EVENTS)
      .map((event) =>
        order(event.id, goName(event), awayOf(event.at, now), () => clock.goto(event.at, move)),
      ),
    ...weeks
      .filter((week) => week !== null)
      .map((week) =>
        order(`week-${week}`, copy.orderWeekClose(week), `cierre(${week}, 1)`, () =>
          clock.goto(`cierre(${week}, 1)`, move),
        ),
      ),
  ];
}

function faultOrders({ fault }: Simulator): Order[] {
  const known = new Set(QUICK.map(({ match, status, message }) => cellId(match, `${status} ${message}`)));
  const order = (match: string, status: number, message: string): Order => {
    const id = cellId(match, `${status} ${message}`);
    return {
      id,
      group: 'faults',
      name: copy.orderFail(callWords(match), messageWords(message)),
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
    ...QUICK.map(({ match, status, message }) => order(match, status, message)),
    ...fault
      .messages()
      .filter(({ endpoint, status, message }) => !known.has(cellId(endpoint, `${status} ${message}`)))
      .map(({ endpoint, status, message }) => order(endpoint, status, message)),
  ];
}

/** All of them, for the world as it is. */
export function ordersOf(simulator: Simulator, ways: PanelWays): Order[] {
  const { world, recipe } = simulator;
  return [
    ...timeOrders(simulator, ways.move),
    ...(recipe?.list() ?? []).map(
      ({ id, title }): Order => ({
        id: `recipe ${id}`,
        group: 'recipes',
        name: copy.orderPlay(title),
        aside: id,
        run: () => recipe?.apply(id),
      }),
    ),
    ...faultOrders(simulator),
    ...world.personas().map(
      ({ id, name, nickname }): Order => ({
        id: `as ${id}`,
        group: 'personas',
        name: copy.orderAs(name),
        aside: nickname,
        run: () => world.as(id),
      }),
    ),
    ...SECTIONS.map(
      ({ id, name }): Order => ({
        id: `open ${id}`,
        group: 'go',
        name: copy.orderSection(name),
        aside: '',
        run: () => ways.open(id as SectionId),
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
            ways.open('branches');
            return world.reset();
          },
        ],
      ] as const
    ).map(([id, name, run]): Order => ({ id, group: 'world', name, aside: '', run })),
  ];
}
