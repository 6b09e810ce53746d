// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../devtools/api.ts';
import { createDomDriver } from '../../devtools/player/driver/dom-driver.ts';
import { RECORDED_ID, readRecording } from '../../devtools/player/recorder/recording.ts';
import { toRecipe } from '../../devtools/player/recorder/to-recipe.ts';
import * as actions from '../../devtools/recipes/actions.ts';
import { APP_PAGE } from '../../devtools/recipes/app-page.ts';
import { recipe as createRecipe, type Recipe } from '../../devtools/recipes/recipe.ts';
import { RECORDING_WORDS } from '../../devtools/recipes/recording-words.ts';
import { openRecipePage } from './recipe-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

let recipePage: ReturnType<typeof openRecipePage>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/lmx/');
  recipePage = openRecipePage([]);
});
afterEach(() => recipePage.close());

const driver = createDomDriver({ page: APP_PAGE });

function readDraft(text: string): Recipe | undefined {
  const body = text.replace(/^import .*$/gm, '').replace(/export const \w+: readonly Recipe\[\] =/, 'return');
  const made = new Function('recipe', ...Object.keys(actions), body)(createRecipe, ...Object.values(actions));
  return (made as Recipe[])[0];
}

type Act = (simulator: Simulator) => Promise<unknown>;
const getRow = ({ world }: Simulator, table: Parameters<Simulator['world']['table']>[0], part: object) => {
  const row = world
    .table(table)
    .rows.findLast((row) => Object.entries(part).every(([name, value]) => row[name] === value));
  return String(row?.id);
};
const sendPool = { match: 'POST /api/pool/user', effect: { status: 503 } };

const EDITS: readonly (readonly [Act, ...string[]])[] = [
  [
    ({ world }) => world.edit('weeks', 7, { alias: 'Clásicos' }),
    "{ control: 'edit', table: 'weeks', row: 7, patch: { alias: 'Clásicos' } }",
  ],
  [
    (simulator) =>
      simulator.world.edit('users', getRow(simulator, 'users', { email: 'nico@correo.mx' }), {
        password: 'Canicas-2031',
      }),
    "patch: { password: 'clave-",
  ],
  [({ clock }) => clock.poke(), "{ control: 'poke' }"],
  [
    (simulator) => simulator.mail.expire(getRow(simulator, 'mails', { to: 'lupe@correo.mx' })),
    "control: 'expire-mail', mail: { mailTo: 'lupe@correo.mx', kind: 'code', back: 0 }",
  ],
  [
    (simulator) =>
      simulator.world.edit('mails', getRow(simulator, 'mails', { to: 'lupe@correo.mx' }), { used: true }),
    "row: { mailTo: 'lupe@correo.mx', kind: 'code', back: 0 }, patch: { used: true }",
  ],
  [
    (simulator) =>
      simulator.world.edit('predictions', getRow(simulator, 'predictions', { gameId: '755' }), {
        home_score: 7,
      }),
    "row: { predictionOf: 'ana@correo.mx', week: 7, game: 1 }, patch: { home_score: 7 }",
  ],
  [
    (simulator) =>
      simulator.world.edit('teams', getRow(simulator, 'teams', {}), { name: 'Atlético\nde las Papas' }),
    String.raw`{ name: 'Atlético\nde las Papas' }`,
  ],
  [({ world }) => world.edit('users', 3, { phone: '5511112222' }), "table: 'users', row: { account: '"],
  [
    ({ world }) => world.edit('trivias', 507, { question: '¿Sí?' }),
    "table: 'trivias', row: { triviaOf: 7 }, patch: { question: '¿Sí?' }",
  ],
  [
    (simulator) => {
      const session = getRow(simulator, 'sessions', { userId: simulator.world.user()?.id });
      return simulator.world.edit('sessions', session, { revoked: true });
    },
    'sessionOf: ',
  ],
];
const SERVER_CHANGES: typeof EDITS = [
  [
    ({ world }) => world.publish(755, { home: 3, away: 0 }),
    "control: 'publish', game: game(7, 1), score: { home: 3, away: 0 }",
  ],
  [({ world }) => world.remove(757), "control: 'remove', table: 'games', row: game(7, 3)"],
  [({ world }) => world.remove(8, 'weeks'), "control: 'remove', table: 'weeks', row: 8"],
  [({ world }) => world.publishWeek(7), "{ control: 'publish-week', week: 7 }"],
  [
    ({ world }) => world.edit('games', 763, { home_goals: 4 }).then(() => world.undo()),
    "{ control: 'undo' }",
  ],
  [
    async ({ world }) => {
      const seq = await world.edit('games', 760, { home_goals: 4 });
      await world.edit('games', 761, { home_goals: 5 });
      await world.undo();
      await world.edit('games', 762, { home_goals: 6 });
      await world.undo(seq);
    },
    "{ control: 'undo', back: 2 }",
  ],
  [({ world }) => world.verify(1), "{ control: 'verify', email: 'lupe@correo.mx' }"],
  [({ world }) => world.answerTrivia(7), "{ control: 'answer-trivia', week: 7 }"],
  [({ world }) => world.answerTrivia(7, 4), "control: 'answer-trivia', week: 7, email: '"],
  [({ world }) => world.laravel(true), "{ control: 'laravel', isOn: true }"],
  [({ world }) => world.as('nico'), "{ control: 'as', persona: 'nico' }"],
  [({ world }) => world.deleteUser(), "{ control: 'delete-user' }"],
];
const FAULTS: typeof EDITS = [
  [({ fault }) => fault.hold('GET /api/games/week/:week'), 'effect: { hold: true }'],
  [({ clock, fault }) => clock.poke().then(() => fault.release()), "{ control: 'heal' }"],
  [
    ({ fault }) => fault.add({ ...sendPool, id: 'uno', times: 'always' }),
    "control: 'fail', fault: { id: 'uno',",
  ],
  [
    async ({ fault }) => {
      const id = await fault.add({ ...sendPool, p: 0.5, when: 'after', times: 3 });
      await fault.add({ match: 'GET /api/weeks', effect: { delay: 5 } });
      await fault.clear(id);
    },
    "times: 3, p: 0.5, when: 'after'",
    "control: 'heal', fault: 'f",
  ],
  [({ clock }) => clock.device('real'), "{ control: 'device', mode: 'real' }"],
  [
    (simulator) => simulator.restore().then(() => simulator.clock.freeze()),
    "{ control: 'heal' }",
    "{ control: 'device', mode: 'server' }",
  ],
];
const isHeld = ({ fault }: Simulator, id?: string) =>
  vi.waitFor(() => expect(fault.held(id)).toBeGreaterThan(0), { timeout: 30_000 });
const HELD_AND_REPEATED: typeof EDITS = [
  [
    async (simulator) => {
      const { clock, fault, net } = simulator;
      const hasLoaded = () => expect(net.log().map(({ url }) => url)).toContain('/api/pool/user/all');
      await vi.waitFor(hasLoaded, { timeout: 30_000 });
      await net.idle();
      await fault.add({ ...sendPool, times: 'always' });
      await fault.add({ id: 'espera', match: 'GET *', effect: { hold: true }, times: 'always' });
      await clock.poke();
      await isHeld(simulator, 'espera');
      await fault.release('espera');
    },
    "{ control: 'release-calls', fault: 'espera' }",
  ],
  [
    async (simulator) => {
      const { clock, fault } = simulator;
      await fault.clear('espera');
      await clock.poke();
      await fault.hold('GET *', { times: 30 });
      await clock.poke();
      await isHeld(simulator);
      await fault.release();
    },
    "{ control: 'release-calls' }",
  ],
  [
    async ({ net, fault }) => {
      await fault.clear();
      await net.replay(net.log().findLast(({ url }) => url === '/api/pool/user/all')?.id ?? 0);
    },
    "{ control: 'repeat-call', method: 'GET', url: '/api/pool/user/all', back: 0 }",
  ],
];
const TIMES: typeof EDITS = [
  [({ clock }) => clock.step(1, { land: 'after' }), "control: 'goto', time: '"],
  [({ clock }) => clock.advance('2h', { silent: true }), "{ control: 'advance', span: '2h', silent: true }"],
  [
    ({ clock }) => clock.goto('semana(7)', { data: false }),
    "control: 'goto', time: 'semana(7)', silent: false, data: false",
  ],
  [({ clock }) => clock.device(10_800_000), "{ control: 'device', mode: 10800000 }"],
];

test.each([
  ['edits of each table', EDITS],
  ['results, removals, an undo, a trivia, a new persona and a deleted account', SERVER_CHANGES],
  ['faults, a held call and “Quitar fallas y normalizar el reloj”', FAULTS],
  ['calls that are released while faults stay, and a repeated call', HELD_AND_REPEATED, '/games'],
  ['jumps of the clock', TIMES],
  [
    'a jump back that rewinds an edit, and a jump forward that applies it again',
    [
      [({ clock }) => clock.advance('1h'), "{ control: 'advance', span: '1h', silent: false }"],
      [({ world }) => world.edit('games', 757, { home_goals: 4 })],
      [({ clock }) => clock.advance('-30m'), "control: 'goto', time: '"],
      [({ clock }) => clock.advance('2h'), "{ control: 'advance', span: '2h', silent: false }"],
    ],
  ],
  [
    '“Cerrar su sesión desde el servidor”',
    [
      [
        async ({ world, clock }) => {
          await world.revoke();
          await clock.poke();
          await driver.see({ screen: { modal: 'expiredSession' } });
        },
        "{ control: 'revoke' }",
        "seeModal('expiredSession')",
      ],
    ],
  ],
] satisfies [string, typeof EDITS, string?][])(
  'a recording of %s replays to the same world',
  async (_what, acts, route = '/faq') => {
    const { simulator } = recipePage;
    const { clock, world } = simulator;
    const at = 'cierre(7, 1) - 1d';
    await world.begin({ seed: 7, as: 'ana', at, route, rate: 0, device: 'server' });
    const { recorder } = simulator;
    await simulator.net.idle();
    await recorder.start();
    for (const [act] of acts) await act(simulator);
    await simulator.net.idle();
    const getState = async () => [await world.hash(), clock.now(), clock.view().device, location.pathname];
    const recorded = await getState();
    const text = recorder.stop();
    for (const [, ...parts] of acts) for (const part of parts) expect(text).toContain(part);
    const kept = readRecording();
    expect(readDraft(text)).toEqual(kept && toRecipe(kept, RECORDING_WORDS));
    expect((await simulator.recipe.run(RECORDED_ID))?.problems, text).toEqual([]);
    expect(await getState()).toEqual(recorded);
  },
);

// The clock runs, so that facts have milliseconds, and the time of the test doesn't count.
const SLOW = 0.001;
const BETWEEN_FACTS = 'Aquí se fue a uno de varios hechos del mismo segundo';

test.each<[string, Act, string]>([
  [
    'another branch',
    ({ branch, world }) =>
      world
        .edit('games', 757, { home_goals: 4 })
        .then(() => branch.create())
        .then(() => branch.switch('A')),
    'Aquí se abrió otra rama',
  ],
  ['another world', ({ world }) => world.reset(9), 'Aquí se abrió otro mundo'],
  ['an imported world', ({ world }) => world.import(world.export()), 'Aquí se abrió otro mundo'],
  [
    'a jump between two facts of the same second',
    async ({ world }) => {
      const seq = await world.edit('games', 757, { home_goals: 4 });
      await world.edit('games', 757, { home_goals: 5 });
      await world.gotoFact(seq);
    },
    BETWEEN_FACTS,
  ],
  [
    'a jump to a fact that another follows in the same second',
    async ({ clock, world }) => {
      await clock.resume(SLOW);
      const seq = await world.edit('games', 757, { home_goals: 4 });
      await clock.advance(300);
      await world.edit('games', 757, { home_goals: 5 });
      await world.gotoFact(seq);
    },
    BETWEEN_FACTS,
  ],
  [
    'a jump back to an instant between two facts of the same second',
    async ({ clock, world }) => {
      await clock.resume(SLOW);
      await world.edit('games', 757, { home_goals: 4 });
      await clock.advance(600);
      await world.edit('games', 757, { home_goals: 5 });
      await clock.advance(-300);
    },
    BETWEEN_FACTS,
  ],
  [
    'a jump forward that applies only the first of two facts of the same second again',
    async ({ clock, world }) => {
      await clock.resume(SLOW);
      await clock.advance('3s');
      await world.edit('games', 757, { home_goals: 4 });
      await clock.advance(600);
      await world.edit('games', 757, { home_goals: 5 });
      await clock.advance(-2_600);
      await clock.advance(2_300);
    },
    BETWEEN_FACTS,
  ],
  [
    'a jump back to the second in which the first rewound change was made',
    async ({ clock, world }) => {
      await clock.resume(SLOW);
      await clock.advance(600);
      await world.edit('games', 757, { home_goals: 4 });
      await clock.advance(-400);
    },
    BETWEEN_FACTS,
  ],
  [
    'a jump of a frozen clock to a fact that another follows in the same second',
    async ({ clock, world }) => {
      await clock.resume(SLOW);
      await clock.advance(300);
      const seq = await world.edit('games', 757, { home_goals: 4 });
      await clock.advance(300);
      await world.edit('games', 757, { home_goals: 5 });
      await clock.freeze();
      await world.gotoFact(seq);
    },
    BETWEEN_FACTS,
  ],
  [
    'a jump back to before the recording, after the log-in of the persona',
    ({ clock }) => clock.goto('cierre(7, 1) - 1d + 5m'),
    'Aquí se fue a antes de que empezara la grabación',
  ],
])('a recording with %s says that a recipe cannot repeat it', async (_what, act, note) => {
  const { simulator } = recipePage;
  await simulator.world.begin({ seed: 7, as: 'ana', at: 'cierre(7, 1) - 1d', rate: 0, onlyBranch: true });
  await simulator.clock.advance('10m');
  const { recorder } = simulator;
  await recorder.start();
  expect(recorder.notes()).toEqual([]);
  await act(simulator);
  await simulator.clock.poke();
  expect(recorder.notes()).toEqual([`${note}: un recorrido no puede repetirlo.`]);
  expect(recorder.stop()).toContain(`step('${note}: un recorrido no puede repetirlo.', '')`);
});

test('a recording that begins after edits of the world says that a recipe does not have them', async () => {
  const { simulator } = recipePage;
  await simulator.world.as('sandra');
  const { recorder } = simulator;
  await recorder.start();
  expect(recorder.notes()).toEqual([]);
  recorder.stop();
  await simulator.world.edit('games', 757, { home_goals: 4 });
  await recorder.start();
  expect(recorder.notes()).toEqual([
    'Antes de grabar ya habían pasado cosas en este mundo: un recorrido no puede repetirlo.',
  ]);
  recorder.stop();
});

test('the recorder leaves out an edit that the control API refuses', async () => {
  const { simulator } = recipePage;
  const { recorder } = simulator;
  await recorder.start();
  await expect(simulator.world.edit('games', 9999, { home_goals: 4 })).rejects.toThrow(
    'No existe ese partido',
  );
  await expect(simulator.world.as('nadie')).rejects.toThrow('No existe la persona');
  expect(recorder.count()).toBe(0);
  recorder.stop();
});
