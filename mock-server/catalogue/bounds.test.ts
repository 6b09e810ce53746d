/** Every way by which a number, a time or an id from outside can reach the world. */

import { beforeEach, expect, test } from 'vitest';
import type { SavedWorld } from '../engine/history/saved-world.ts';
import type { Fact, FaultSpec, MockControl, TableName } from '../index.ts';
import { packText } from '../lib/codec.ts';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 10 });
});

const TIMES = 'del 1 de enero de 2024 al 31 de diciembre de 2028';
const GOALS = 'un número entero de 0 a 99';

type Door = [name: string, use: (control: MockControl) => unknown, words: string];

const OUTSIDE_TIMES: (number | string)[] = [
  1.7e18,
  -1.7e18,
  8.64e15 + 1,
  Number.MAX_VALUE,
  '+999999999d',
  '-999999999d',
  'cierre(7,1) + 100000000d',
  'semana(8) - 100000h',
  'nacimiento + 99999999999999999999w',
  '1900-01-01',
  '9999-12-31 23:59',
  '2100-06-01T10:00:00Z',
  '01/01/2029 00:00',
  '2023-12-31 23:59',
];

const TIME_DOORS: Door[] = OUTSIDE_TIMES.flatMap((time): Door[] => [
  [`clock.goto(${time})`, ({ clock }) => clock.goto(time), TIMES],
  [`clock.goto(${time}, { data: false })`, ({ clock }) => clock.goto(time, { data: false }), TIMES],
  [`world.begin({ at: ${time} })`, ({ world }) => world.begin({ as: 'ana', at: time }), TIMES],
]);

const SPAN_DOORS: Door[] = ['999999999d', '-9999999h', 1e300, -1e15, `${'9'.repeat(400)}d`].map((span) => [
  `clock.advance(${String(span).slice(0, 12)})`,
  ({ clock }) => clock.advance(span),
  TIMES,
]);

const edits: [table: TableName, id: number, column: string, value: unknown, words: string][] = [
  ['users', 3, 'verified_at', 1.7e18, TIMES],
  ['users', 3, 'deleted_at', -1, TIMES],
  ['games', 755, 'published_at', 1e300, TIMES],
  ['games', 755, 'postponed_at', 8.64e15, TIMES],
  ['sessions', 1, 'created_at', 4e12, TIMES],
  ['mails', 1, 'expires_at', 4e12, TIMES],
  ['games', 755, 'home_goals', 20_000_000, GOALS],
  ['games', 755, 'away_goals', 100, GOALS],
  ['games', 755, 'away_goals', -1, 'un número entero'],
  ['games', 755, 'away_goals', 1.5, 'un número entero'],
  ['predictions', 4001, 'home_score', 1e9, GOALS],
  ['weeks', 7, 'before_hours_bet', 1e9, 'un número entero de 0 a 720'],
  ['weeks', 7, 'before_weeks_bet', 53, 'un número entero de 0 a 52'],
  ['weeks', 7, 'date_start', '9999-12-31', 'una fecha de 2024-01-01 a 2028-12-31'],
  ['games', 755, 'date', '1900-01-01', 'una fecha de 2024-01-01 a 2028-12-31'],
];
const EDIT_DOORS = edits.map(
  ([table, id, column, value, words]): Door => [
    `world.edit of ${table}.${column} to ${value}`,
    ({ world }) => world.edit(table, id, { [column]: value }),
    words,
  ],
);

const addFault = (spec: Partial<FaultSpec>) => (control: MockControl) =>
  control.fault.add({ match: '*', effect: { drop: true }, ...spec });

const OTHER_DOORS: Door[] = [
  ['world.publish with 20,000,000 goals', (c) => c.world.publish(755, { home: 2e7, away: 0 }), GOALS],
  ['world.publish with a fraction', (c) => c.world.publish(755, { home: 0.5, away: 0 }), 'un número entero'],
  ...[Symbol('1'), Object.create(null), 1n, [1], '1', new Date(0), true].map(
    (home): Door => [
      `world.publish with a ${Object.prototype.toString.call(home)}`,
      (c) => c.world.publish(755, { home: home as number, away: 0 }),
      'home_goals espera un número entero',
    ],
  ),
  ['clock.resume(1e9)', ({ clock }) => clock.resume(1e9), 'La velocidad va de 0 a 3600.'],
  ['clock.resume(NaN)', ({ clock }) => clock.resume(Number.NaN), 'La velocidad va de 0 a 3600.'],
  ['world.begin at rate 1e9', ({ world }) => world.begin({ rate: 1e9 }), 'La velocidad va de 0 a 3600.'],
  ['clock.device(1e20)', ({ clock }) => clock.device(1e20), 'hasta 5 años'],
  ['clock.device(Infinity)', ({ clock }) => clock.device(Number.POSITIVE_INFINITY), 'hasta 5 años'],
  ['world.begin({ device: 1e15 })', ({ world }) => world.begin({ device: 1e15 }), 'hasta 5 años'],
  ['world.begin({ seed: 1e12 })', ({ world }) => world.begin({ seed: 1e12 }), 'El número del mundo'],
  ['a fault with 1e12 times', addFault({ times: 1e12 }), 'de 1 a 9,999'],
  ['a fault with a delay of 1e12 ms', addFault({ effect: { delay: 1e12 } }), 'hasta 600,000'],
  ['a fault with two delays', addFault({ effect: { delay: [0, 2 ** 31] } }), 'hasta 600,000'],
  ['a fault with p 7', addFault({ p: 7 }), 'La probabilidad de una falla va de 0 a 1.'],
  ['a fault that asks to wait', addFault({ effect: { status: 429, retryAfter: 1e9 } }), 'de 0 a 86,400'],
  ['fault.hold 1e12 times', ({ fault }) => fault.hold('*', { times: 1e12 }), 'de 1 a 9,999'],
  [
    'world.begin with a fault',
    (c) => c.world.begin({ faults: [{ match: '*', effect: { delay: 1e9 } }] }),
    'hasta',
  ],
  [
    'an id of 30 digits',
    ({ world }) => world.edit('games', '9'.repeat(30), { city: 'Lugar' }),
    'No existe ese partido',
  ],
  ['the table __proto__', ({ world }) => world.edit('__proto__' as TableName, 1, {}), 'tabla __proto__'],
  ['the fact 1e20', ({ world }) => world.gotoFact(1e20), 'No existe el hecho'],
];

async function look({ world, branch, clock, fault }: MockControl) {
  return JSON.stringify([
    await world.hash(),
    world.facts({ future: true }),
    world.cursor(),
    world.user(),
    branch.list(),
    fault.list(),
    clock.view(),
  ]);
}

test.each([...TIME_DOORS, ...SPAN_DOORS, ...EDIT_DOORS, ...OTHER_DOORS])(
  '%s is refused in Spanish with the bound, and changes nothing',
  async (_name, use, words) => {
    const { control } = caller;
    await control.world.as('ana');
    await control.world.edit('weeks', 7, { alias: 'Mía' });
    const before = await look(control);
    await expect((async () => use(control))()).rejects.toThrow(words);
    expect(await look(control)).toBe(before);
  },
);

/** A world with one fact, in which `change` has replaced values. */
async function exportChanged(change: (world: SavedWorld<Fact>) => void): Promise<string> {
  const { control } = startCaller({ players: 10 });
  await control.world.publish(755, { home: 2, away: 1 });
  const world: SavedWorld<Fact> = JSON.parse(control.world.export());
  change(world);
  return JSON.stringify(world);
}

const changeBranch = (values: object) => (world: SavedWorld<Fact>) =>
  Object.assign(world.branches[0] ?? {}, values);
const changeFact = (values: object) => (world: SavedWorld<Fact>) =>
  Object.assign(world.branches[0]?.facts[0] ?? {}, values);
const changePatch = (values: object) => (world: SavedWorld<Fact>) => {
  const fact = world.branches[0]?.facts[0];
  if (fact?.kind === 'edit') Object.assign(fact.payload.changes[0]?.patch ?? {}, values);
};

const IMPORTS: [name: string, change: (world: SavedWorld<Fact>) => void, words: string][] = [
  ['now', (world) => Object.assign(world, { now: 8e15 }), TIMES],
  ['the clock', ({ clock }) => Object.assign(clock, { anchorVirtual: -8e15 }), TIMES],
  ['the rate', ({ clock }) => Object.assign(clock, { rate: 1e6 }), 'rate'],
  ['the device', (world) => Object.assign(world, { device: 1e20 }), 'device'],
  ['the time of a fact', changeFact({ at: 4e12 }), TIMES],
  ['the start', changeBranch({ start: 0 }), TIMES],
  ['the number of players', changeBranch({ parameters: { players: 200_001 } }), 'players'],
  ['the time of leaving', changeBranch({ leftAt: 4e12 }), TIMES],
  ['a score', changePatch({ home_goals: 2e7 }), GOALS],
  ['a column', changePatch({ published_at: 1e17 }), TIMES],
  ['a date', changePatch({ date: '9999-01-01' }), 'date'],
];

test.each(IMPORTS)(
  'world.import and world.unpack refuse a world with %s out of bounds, and change nothing',
  async (_name, change, words) => {
    const { control } = caller;
    await control.world.edit('weeks', 7, { alias: 'Mía' });
    const before = await look(control);
    const text = await exportChanged(change);
    await expect(control.world.import(text)).rejects.toThrow(words);
    await expect(control.world.unpack(await packText(text))).rejects.toThrow(words);
    expect(await look(control)).toBe(before);
  },
);

test.each<[name: string, act: (control: MockControl) => unknown]>([
  ['a nickname', ({ world }) => world.edit('users', 3, { nickname: '__proto__' })],
  ['an alias', ({ world }) => world.edit('weeks', 7, { alias: '"__proto__":' })],
  ['the name of a branch', ({ branch }) => branch.create('__proto__')],
])('a world with “__proto__” as %s can be exported and imported', async (_name, act) => {
  const { control } = caller;
  await act(control);
  const hash = await control.world.hash();
  await control.world.import(control.world.export());
  expect(await control.world.hash()).toBe(hash);
});

test.each([
  ['the key __proto__', (text: string) => text.replace('"home_goals"', '"__proto__"')],
  ['the key __proto__ in escapes', (text: string) => text.replace('"home_goals"', '"__pr\\u006fto__"')],
  [
    '40,000 nested lists',
    (text: string) => text.replace('"label"', `"deep":${'['.repeat(4e4)}${']'.repeat(4e4)},"label"`),
  ],
  [
    'an edit of a table named constructor',
    (text: string) => text.replace('"table": "games"', '"table": "constructor"'),
  ],
  ['an edit without changes', (text: string) => text.replace('"changes"', '"cambios"')],
  ['an edit whose label is a number', (text: string) => text.replace(/"label": "[^"]*"/, '"label": 7')],
  [
    'an edit of an id of 30 digits',
    (text: string) => text.replace('"id": "755"', `"id": "${'9'.repeat(30)}"`),
  ],
  [
    'an edit of an id of 101 letters',
    (text: string) => text.replace('"id": "755"', `"id": "${'a'.repeat(101)}"`),
  ],
  ['a fact of the kind toString', (text: string) => text.replace('"kind": "edit"', '"kind": "toString"')],
])('world.import refuses a world with %s in Spanish, and changes nothing', async (_name, change) => {
  const { control } = caller;
  const before = await look(control);
  const text = await exportChanged(() => {});
  const spaced = JSON.stringify(JSON.parse(text), null, 1);
  const changed = change(spaced);
  expect(changed).not.toBe(spaced);
  await expect(control.world.import(changed)).rejects.toThrow(/mundo/);
  expect(await look(control)).toBe(before);
});

test.each([['2024-01-01 00:00'], ['2028-12-31 23:59'], ['final(23, 1) + 700d']])(
  'clock.goto(%s) is accepted: the season and two years around it',
  async (time) => {
    const { clock } = caller.control;
    await clock.goto(time);
    expect(clock.now()).toBe(clock.resolve(time));
  },
);

test('a clock that runs stops at the last instant of the simulator', async () => {
  let real = 0;
  const { control } = startCaller({ players: 10, realNow: () => real });
  await control.clock.goto('2028-12-31 23:00');
  await control.clock.resume(3_600);
  real = 3_600_000;
  expect(control.clock.now()).toBe(control.clock.resolve('2028-12-31 23:59:59'));
  await control.world.import(control.world.export());
});
