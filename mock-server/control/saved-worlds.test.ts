import { beforeEach, expect, test } from 'vitest';
import { packText } from '../lib/codec.ts';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;

beforeEach(() => {
  caller = startCaller({ players: 10 });
});

const names = () => caller.control.branch.list().map(({ name }) => name);

const current = () => caller.control.branch.current();

const touch = (alias = 'Mía') => caller.control.world.edit('weeks', 7, { alias });

const aliasNow = () => caller.control.world.table('weeks').rows[6]?.alias;

test.each(['import', 'unpack'] as const)(
  'world.%s loads a world and keeps the replaced one in a renamed branch',
  async (way) => {
    const { world, branch } = caller.control;
    await touch('Del archivo');
    const [text, packed] = [world.export(), await world.pack()];
    await world.begin({ onlyBranch: true });
    await touch('De aquí');
    await branch.create();
    const before = names();
    await (way === 'import' ? world.import(text) : world.unpack(packed));
    expect(aliasNow()).toBe('Del archivo');
    const kept = way === 'import' ? 'Antes de importar' : 'Antes del enlace';
    expect([before, names()]).toEqual([
      ['Principal', 'Rama B'],
      ['Principal 2', 'Principal', kept],
    ]);
    await branch.switch(current().replaced ?? '');
    expect([current().name, aliasNow()]).toEqual([kept, 'De aquí']);
  },
);

test('an imported branch gets a number when the name belongs to a branch of the user', async () => {
  const { world, branch } = caller.control;
  await touch('Del archivo');
  await branch.rename('A', 'Gol anulado');
  await world.import(world.export());
  expect(names()).toEqual(['Gol anulado 2', 'Gol anulado']);
});

test('a world that is packed for a link keeps the name that the user gave its branch', async () => {
  const { world, branch } = caller.control;
  await touch();
  await branch.rename('A', 'Gol anulado');
  const packed = await world.pack();
  await world.begin({ onlyBranch: true });
  await world.unpack(packed);
  expect(names()).toEqual(['Gol anulado']);
});

test('after an import, `replaced` is the branch from before, even if the imported world contains a reset', async () => {
  const { world, branch } = caller.control;
  await touch('La primera');
  await world.reset();
  const text = world.export();
  await world.begin({ onlyBranch: true });
  await touch('De aquí');
  await world.import(text);
  await branch.switch(current().replaced ?? '');
  expect(current().name).toBe('Antes de importar');
});

interface Text {
  [name: string]: unknown;
  clock: Record<string, unknown>;
  branches: (Record<string, unknown> & { facts: object[] })[];
}

const DAMAGED = 'El mundo está incompleto o dañado.';

const DAMAGES: [what: string, damage: (world: Text) => void, message?: string][] = [
  [
    'a `leftAt` that is no instant',
    ({ branches: [first] }) => Object.assign(first ?? {}, { leftAt: 'ayer' }),
  ],
  ['a start that is no valid date', ({ branches: [first] }) => Object.assign(first ?? {}, { start: 9e15 })],
  ['a cursor after the last fact', ({ branches: [first] }) => Object.assign(first ?? {}, { cursor: 9 })],
  ['a parent that is no branch', ({ branches: [first] }) => Object.assign(first ?? {}, { parent: 7 })],
  ['two branches with the same id', ({ branches }) => branches.push(...structuredClone(branches))],
  [
    'a fact whose `seq` is not its place in the list',
    ({ branches: [first] }) => Object.assign(first?.facts[0] ?? {}, { seq: 5 }),
  ],
  ['a negative rate of the clock', ({ clock }) => Object.assign(clock, { rate: -4 })],
  ['a time that is no number', (world) => Object.assign(world, { now: null })],
  ['no branch', (world) => Object.assign(world, { branches: [] })],
  ['a route of another host', (world) => Object.assign(world, { arrival: { route: '//evil', storage: {} } })],
  [
    'an item of another program',
    (world) => Object.assign(world, { arrival: { route: '/', storage: { 'other:key': 'x' } } }),
  ],
  ['another seed’s data', (world) => Object.assign(world, { base: 'deadbeef' }), 'otros datos'],
  [
    'an unknown kind of fact',
    ({ branches: [first] }) => Object.assign(first?.facts[0] ?? {}, { kind: 'explode', payload: {} }),
    'no se entienden',
  ],
];

test.each(DAMAGES)(
  'importing a world with %s is refused and changes nothing',
  async (_what, damage, message = DAMAGED) => {
    const { world } = caller.control;
    await touch();
    const whole = JSON.parse(world.export()) as Text;
    damage(whole);
    const [hash, before] = [await world.hash(), names()];
    await expect(world.import(JSON.stringify(whole))).rejects.toThrow(message);
    expect([await world.hash(), names()]).toEqual([hash, before]);
  },
);

test.each(['hola', '{"format":1,"__proto__":{}}'])(
  'importing the text %s is refused as no world',
  async (text) => {
    await expect(caller.control.world.import(text)).rejects.toThrow('no es un mundo');
  },
);

test('importing a text of more than ten million characters is refused as too large', async () => {
  const { world } = caller.control;
  await expect(world.import(' '.repeat(10_000_001))).rejects.toThrow('demasiado grande');
});

test('unpacking a short link that expands to 30 million characters is refused as too large', async () => {
  const { world } = caller.control;
  const packed = await packText(' '.repeat(30_000_000));
  expect(packed.length).toBeLessThan(50_000);
  await expect(world.unpack(packed)).rejects.toThrow('demasiado grande');
});

test('unpacking a link of another format version is refused with an error that names both versions', async () => {
  const { world } = caller.control;
  const packed = await packText(JSON.stringify({ ...JSON.parse(world.export()), format: 2 }));
  await expect(world.unpack(packed)).rejects.toThrow(
    'El mundo es de la versión 2 y el simulador entiende la 1.',
  );
});
