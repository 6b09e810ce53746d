import { beforeEach, expect, test } from 'vitest';
import type { MockControl } from '../index.ts';
import { HOUR_MS } from '../lib/time.ts';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 10, realNow: () => 0 });
});

test('branch.create starts a named branch at the cursor, and a later edit doesn’t change the previous branch', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Antes' });
  const id = await branch.create('Y si llueve');
  expect(branch.list()).toMatchObject([
    { id: 'A', isCurrent: false, facts: 1 },
    { id, name: 'Y si llueve', parent: { branch: 'A', after: 1 }, isCurrent: true, facts: 1, cursor: 1 },
  ]);
  await world.edit('weeks', 7, { alias: 'Después' });
  await branch.switch('A');
  expect(world.table('weeks').rows[6]?.alias).toBe('Antes');
});

test('`replaced` of a branch that branch.create starts is null, even in a world that replaced another', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Antes' });
  await world.reset();
  expect(branch.current().replaced).toBe('A');
  await branch.create('Y si llueve');
  expect(branch.current().replaced).toBeNull();
});

test('branch.remove deletes a branch, and branch.restore adds the last removed one again in its place', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Mía' });
  const id = await branch.create('Y si llueve');
  const before = branch.list();
  await branch.remove('A');
  expect(branch.list()).toMatchObject([{ id, name: 'Y si llueve', parent: null, isCurrent: true }]);
  expect(branch.removed()).toBe('Principal');
  await branch.undoRemove();
  expect([branch.list(), branch.removed()]).toEqual([before, null]);
  await branch.switch('A');
  expect(world.table('weeks').rows[6]?.alias).toBe('Mía');
});

test('a new branch never takes the id of a removed one; a restored one gets a number if needed', async () => {
  const { branch } = caller.control;
  const id = await branch.create('Y si llueve');
  await branch.switch('A');
  await branch.remove(id);
  const next = await branch.create('Y si llueve');
  expect(next).not.toBe(id);
  await branch.undoRemove();
  expect(branch.list().map(({ id, name }) => [id, name])).toEqual([
    ['A', 'Principal'],
    [id, 'Y si llueve 2'],
    [next, 'Y si llueve'],
  ]);
});

test('in a saved world, a new branch doesn’t take the id of a removed parent and so becomes no parent', async () => {
  const { branch, world } = caller.control;
  const mother = await branch.create('Madre');
  const child = await branch.create('Hija');
  await branch.remove(mother);
  const other = startCaller({ players: 30 }).control;
  await other.world.import(world.export());
  await other.branch.create('Nueva');
  expect(other.branch.list().find(({ id }) => id === child)?.parent).toBeNull();
});

test('branch.remove rejects the current branch and, as rename and switch, an unknown one; branch.restore ignores an empty list', async () => {
  const { branch } = caller.control;
  await expect(branch.remove('A')).rejects.toThrow('Es la rama en uso: cambia a otra antes de borrarla.');
  for (const refused of [branch.remove('Z'), branch.rename('Z', 'x'), branch.switch('Z')])
    await expect(refused).rejects.toThrow('No existe la rama Z.');
  await branch.undoRemove();
  expect(branch.list()).toHaveLength(1);
});

test('branch.diff returns the facts that only one of two branches has, and the rows that differ between their data', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Juntas' });
  const id = await branch.create();
  await world.edit('weeks', 8, { alias: 'Solo aquí' });
  await world.remove(757);
  const { common, onlyA, onlyB, tables } = branch.diff('A', id);
  expect([common, onlyA.length, onlyB.map(({ kind }) => kind)]).toEqual([1, 0, ['edit', 'edit']]);
  expect(tables.map(({ table, rows }) => [table, ...rows.map(({ id }) => id)])).toEqual([
    ['weeks', '8'],
    ['games', '757'],
    // The removal of the game sets `gameId` of its predictions to null.
    ['predictions', '4056', '4113', '4212'],
  ]);
  const [week, game, prediction] = tables.map(({ rows }) => rows[0]);
  expect(week).toMatchObject({
    id: '8',
    columns: ['alias'],
    before: { number: 8, alias: 'Jornada 8' },
    after: { number: 8, alias: 'Solo aquí' },
  });
  expect(game).toMatchObject({ id: '757', before: { id: '757' }, after: null });
  expect(prediction).toMatchObject({
    columns: ['gameId'],
    before: { gameId: '757' },
    after: { gameId: null },
  });
});

test('switching to a branch restores the time and the cursor at which the user left the branch', async () => {
  const { branch, world, clock } = caller.control;
  await world.edit('weeks', 7, { alias: 'Uno' });
  await clock.advance('3h');
  const left = clock.now();
  await branch.create();
  await clock.advance('2d');
  await branch.switch('A');
  expect([clock.now(), world.cursor()]).toEqual([left, 2]);
});

test.each([1, 60, 0])(
  'switching back from a world that began frozen restores the rate %d of the clock',
  async (rate) => {
    const { branch, world, clock } = caller.control;
    await world.edit('weeks', 7, { alias: 'Uno' });
    await clock.resume(rate);
    await world.begin({ rate: 0 });
    expect(clock.view().rate).toBe(0);
    await branch.switch('A');
    expect(clock.view().rate).toBe(rate);
  },
);

test('switching back restores the clock of the device', async () => {
  const { branch, world, clock } = caller.control;
  await world.edit('weeks', 7, { alias: 'Uno' });
  await clock.device(3 * HOUR_MS);
  await world.reset();
  expect(clock.view().device).toBe('server');
  await branch.switch('A');
  expect(clock.view().device).toBe(3 * HOUR_MS);
});

test.each<[what: string, change: (clock: MockControl['clock']) => Promise<unknown>]>([
  ['a faster clock', (clock) => clock.resume(60)],
  ['another clock of the device', (clock) => clock.device('real')],
])('a world in which only %s was set stays, for an undo of `reset`', async (_what, change) => {
  const { branch, world, clock } = caller.control;
  await change(clock);
  const { rate, device } = clock.view();
  await world.reset();
  await branch.switch(branch.current().replaced ?? '');
  expect(clock.view()).toMatchObject({ rate, device });
});

test('an edit after a jump back in time drops later facts if they are only time jumps and faults', async () => {
  const { branch, world, clock, fault } = caller.control;
  await clock.advance('1h');
  await fault.add({ match: '*', effect: { status: 500 } });
  await clock.advance('-2h');
  await world.edit('weeks', 7, { alias: 'Ahora' });
  expect(branch.list()).toHaveLength(1);
  expect(world.facts().map(({ kind }) => kind)).toEqual(['edit']);
});

test('a time jump back with data: false keeps the later facts, and an edit after the jump starts no branch', async () => {
  const { branch, world, clock } = caller.control;
  await clock.advance('1h');
  await world.edit('weeks', 7, { alias: 'Del futuro' });
  await clock.goto(clock.now() - 7_200_000, { data: false });
  expect(world.table('weeks').rows[6]?.alias).toBe('Del futuro');
  expect(world.facts().filter(({ at }) => at > clock.now())).toHaveLength(2);
  await world.edit('weeks', 8, { alias: 'Después, más temprano' });
  expect([branch.list().length, world.facts().length]).toEqual([1, 4]);
});

test('branch.rename and branch.create number a name that another branch has, and a branch may keep its own name', async () => {
  const { branch } = caller.control;
  const names = () => branch.list().map(({ name }) => name);
  const id = await branch.create('Principal');
  expect(names()).toEqual(['Principal', 'Principal 2']);
  await branch.rename(id, 'Lluvia');
  await branch.rename('A', 'Lluvia');
  expect(names()).toEqual(['Lluvia 2', 'Lluvia']);
  await branch.rename(id, 'Lluvia');
  expect(names()).toEqual(['Lluvia 2', 'Lluvia']);
});

const LONG_NAME = 'a'.repeat(100);

test.each<[name: string, use: (control: Caller['control']) => Promise<unknown>]>([
  ['branch.create', ({ branch }) => branch.create(LONG_NAME)],
  ['branch.rename', ({ branch }) => branch.rename('A', LONG_NAME)],
  ['world.begin with previousName', ({ world }) => world.begin({ previousName: LONG_NAME })],
  [
    'world.unpack with previousName',
    async ({ world }) => world.unpack(await world.pack(), { previousName: LONG_NAME }),
  ],
])('%s cuts a name after 80 letters', async (_name, use) => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Mía' });
  await use(caller.control);
  expect(branch.list().map(({ name }) => name)).toContain('a'.repeat(80));
});

test('branch.diff lists the facts of both branches from the first difference on, though others differ too', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Juntas' });
  const first = branch.current().id;
  const second = await branch.create();
  for (const week of [8, 9]) await world.edit('weeks', week, { alias: `Rama B ${week}` });
  await branch.switch(first);
  for (const week of [8, 9, 10]) await world.edit('weeks', week, { alias: `Rama A ${week}` });
  const { common, onlyA, onlyB } = branch.diff(first, second);
  expect([common, onlyA.length, onlyB.length]).toEqual([1, 3, 2]);
});

const listNames = () => caller.control.branch.list().map(({ name }) => name);

test('branch.undoStart leaves the branches and their names as they were before world.reset', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Mía' });
  const before = branch.list();
  await world.reset();
  await branch.undoStart();
  expect(branch.list()).toEqual(before);
});

test('branch.undoStart keeps a started world in which the user has changed something', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Mía' });
  await world.reset();
  await world.edit('weeks', 7, { alias: 'Otra' });
  await branch.undoStart();
  expect(listNames()).toEqual(['Principal', 'Antes de deshacer']);
});

test('branch.undoStart gives back the name also after an import in the started world', async () => {
  const { branch, world } = caller.control;
  await world.edit('weeks', 7, { alias: 'Mía' });
  await world.reset();
  await world.import(world.export());
  // The started world has no facts, so the imported one takes its place.
  await branch.undoStart();
  expect(branch.current().name).toBe('Principal');
});

test('branch.undoStart rejects in a world that has replaced none', async () => {
  await expect(caller.control.branch.undoStart()).rejects.toThrow('No existe la rama');
});

test('world.begin with keepsEmpty keeps a world without facts, to which branch.undoStart goes back', async () => {
  const { branch, world } = caller.control;
  await world.begin({ keepsEmpty: true });
  expect(listNames()).toEqual(['Antes de empezar de cero', 'Principal']);
  await branch.undoStart();
  expect(listNames()).toEqual(['Principal']);
});

test('branch.diff compares each branch at its own time: the state and score of a game, the points of a prediction', async () => {
  const { branch, clock, world } = caller.control;
  await world.as('ana');
  const before = branch.current().id;
  const later = await branch.create();
  await clock.goto('final(7, 1) + 3h');
  const { tables } = branch.diff(before, later);
  const find = (name: string, id?: string) =>
    tables.find(({ table }) => table === name)?.rows.find((row) => id === undefined || row.id === id);
  expect(find('games', '755')).toMatchObject({
    columns: ['state', 'score'],
    before: { score: '' },
    after: { state: 'finalizado' },
  });
  expect(find('predictions')?.columns).toEqual(['points']);
});

test('of two removed branches, branch.removed names the last one', async () => {
  const { branch } = caller.control;
  await branch.create('Otra');
  await branch.create('Tercera');
  const [first, second] = branch.list().filter(({ isCurrent }) => !isCurrent);
  await branch.remove(first!.id);
  await branch.remove(second!.id);
  expect(branch.removed()).toBe(second!.name);
});
