import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;

beforeEach(() => {
  caller = startCaller({ players: 10 });
});

const names = () => caller.control.branch.list().map(({ name }) => name);

const current = () => caller.control.branch.current();

const touch = (alias = 'Mía') => caller.control.world.edit('weeks', 7, { alias });

const aliasNow = () => caller.control.world.table('weeks').rows[6]?.alias;

test('world.reset(9) starts a world of seed 9 without facts, and keeps the previous world and its branches', async () => {
  const { world, branch } = caller.control;
  await touch();
  const id = await branch.create();
  await world.reset(9);
  expect(names()).toEqual(['Principal', 'Antes de empezar de cero', 'Principal 2']);
  expect([world.seed(), world.facts()]).toEqual([9, []]);
  await branch.switch(id);
  expect([world.seed(), aliasNow()]).toEqual([7, 'Mía']);
});

test('after an edit and two calls of world.reset, `replaced` is the one branch with the edited world', async () => {
  const { world } = caller.control;
  await touch();
  const before = current().id;
  await world.reset();
  await world.reset();
  expect(names()).toEqual(['Antes de empezar de cero', 'Principal']);
  expect(current().replaced).toBe(before);
});

test('two worlds replaced by resets are kept under different branch names', async () => {
  const { world } = caller.control;
  for (const alias of ['Una', 'Dos']) {
    await touch(alias);
    await world.reset();
  }
  expect(names()).toEqual(['Antes de empezar de cero', 'Antes de empezar de cero 2', 'Principal']);
});

test('world.begin deletes all other branches only with the option onlyBranch', async () => {
  const { world } = caller.control;
  await touch();
  await world.begin({ as: 'ana' });
  expect(names()).toEqual(['Antes de empezar de cero', 'Principal']);
  await world.begin({ as: 'nico', onlyBranch: true });
  expect(names()).toEqual(['Principal']);
});

const REPLACEMENTS: [string, (way: { text: string; packed: string }) => Promise<void>][] = [
  ['world.import', ({ text }) => caller.control.world.import(text)],
  ['world.unpack', ({ packed }) => caller.control.world.unpack(packed)],
  ['world.reset', () => caller.control.world.reset()],
  [
    'world.begin with previousName',
    () => caller.control.world.begin({ as: 'ana', previousName: 'Antes del enlace' }),
  ],
  ['world.begin with inPlace', () => caller.control.world.begin({ as: 'ana', inPlace: true })],
];

test.each(REPLACEMENTS)('%s keeps a branch that the user has named under its name', async (_way, replace) => {
  const { world, branch } = caller.control;
  const way = { text: world.export(), packed: await world.pack() };
  for (const alias of ['', 'Mía']) {
    if (alias) await touch(alias);
    const id = current().id;
    await branch.rename(id, `Gol anulado ${alias}`);
    await replace(way);
    const { replaced } = current();
    expect(caller.control.branch.list().find((branch) => branch.id === replaced)?.name).toBe(
      `Gol anulado ${alias}`,
    );
  }
});

test.each(REPLACEMENTS)('%s adds no branch for a world without facts', async (_way, replace) => {
  const { world } = caller.control;
  await replace({ text: world.export(), packed: await world.pack() });
  expect(names()).toEqual(['Principal']);
  expect(current().replaced).toBeNull();
});

test.each([-1, 1.5, 2 ** 32])('world.reset refuses the invalid seed %d and changes nothing', async (seed) => {
  const { world } = caller.control;
  await touch();
  await expect(world.reset(seed)).rejects.toThrow('El número del mundo es un entero de 0 a 4,294,967,295.');
  expect([names(), aliasNow(), world.seed()]).toEqual([['Principal'], 'Mía', 7]);
});

test('world.begin refuses an invalid rate and records no fact', async () => {
  const { world } = caller.control;
  await expect(world.begin({ as: 'ana', rate: -4 })).rejects.toThrow('La velocidad va de 0 a');
  expect(world.facts()).toEqual([]);
});
