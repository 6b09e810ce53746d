/** Each file of `testing/` has one exported world and its link, made by the simulator of that day. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

const read = (day: string) => JSON.parse(readFileSync(`mock-server/testing/world-of-${day}.json`, 'utf8'));

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 10 });
});

const edits = (count: number) => Array.from({ length: count }, () => 'edit');

test.each([
  ['2026-11-23', ['login', 'register', 'edit'], 13],
  ['2026-11-27', ['persona', 'login', 'login', 'clock', ...edits(4), 'fault', 'clock', 'edit'], 7],
])(
  'a world exported on %s, with edits and removals in two branches, opens with the same data',
  async (day, kinds, undone) => {
    const { hashes, exported } = read(day);
    const { world, branch } = caller.control;
    await world.import(JSON.stringify(exported));
    expect(await world.hash()).toBe(hashes[0]);
    expect(world.facts().map(({ kind }) => kind)).toEqual(kinds);
    await branch.switch('A');
    expect(await world.hash()).toBe(hashes[1]);
    expect(await world.undo()).toBe(undone);
  },
);

test.each(['2026-11-23', '2026-11-27'])('a link to a world of %s opens with the same data', async (day) => {
  const { hashes, packed } = read(day);
  const { world } = caller.control;
  await world.unpack(packed);
  expect(await world.hash()).toBe(hashes[0]);
});

test('the name of a branch in a file is cut, but keeps the number that makes it unique', async () => {
  const { world, branch } = caller.control;
  const exported = JSON.parse(await world.export());
  const [first] = exported.branches;
  const numbered = `${'x'.repeat(80)} 12`;
  exported.branches.push(
    { ...first, id: 'B', name: 'y'.repeat(5_000) },
    { ...first, id: 'C', name: numbered },
  );
  await world.import(JSON.stringify(exported));
  expect(branch.list().map(({ name }) => name)).toEqual(expect.arrayContaining(['y'.repeat(85), numbered]));
});

const getPeople = ({ control: { world } }: Caller) => ({
  birthdays: new Set(world.table('users').rows.map(({ birthdate }) => birthdate)).size,
  players: world.table('ranking').rows.flatMap(({ nickname }) => String(nickname)),
});

test('a world of 2026-11-27 keeps the birthday that all personas shared, and a world begun in it has their own', async () => {
  const { world } = caller.control;
  const own = getPeople(caller);
  await world.import(JSON.stringify(read('2026-11-27').exported));
  const earlier = getPeople(caller);
  expect([own.birthdays, earlier.birthdays]).toEqual([7, 1]);
  await world.begin({});
  expect(getPeople(caller)).toEqual(own);
});
