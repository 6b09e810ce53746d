/** `testing/world-of-2026-11-23.json` has one exported world and its link, made by the simulator of that day. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

const { hashes, packed, exported } = JSON.parse(
  readFileSync('mock-server/testing/world-of-2026-11-23.json', 'utf8'),
);

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 10 });
});

test('a world exported on 2026-11-23, with edits and removals in two branches, opens with the same data', async () => {
  const { world, branch } = caller.control;
  await world.import(JSON.stringify(exported));
  expect(await world.hash()).toBe(hashes[0]);
  expect(world.facts().map(({ kind }) => kind)).toEqual(['login', 'register', 'edit']);
  await branch.switch('A');
  expect(await world.hash()).toBe(hashes[1]);
  expect(await world.undo()).toBe(13);
});

test('a link to a world of 2026-11-23 opens with the same data', async () => {
  const { world } = caller.control;
  await world.unpack(packed);
  expect(await world.hash()).toBe(hashes[0]);
});
