import { expect, it } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { getTables } from '../models/records.ts';
import { startBackEnd } from '../testing/back-end.ts';

const getLine = (game: number) => ({ game_id: String(game), home_score: 1, away_score: 0 });

it('a rebuilt world shares no object with the previous one, although Mirage’s dump is shallow', () => {
  const { world } = startBackEnd();
  const before = getTables(world);
  world.rebuildAt(0);
  const after = getTables(world);
  for (const table of Object.keys(before) as (keyof typeof before)[]) {
    expect(after[table]).not.toBe(before[table]);
    if (before[table].length > 0) expect(after[table][0]).not.toBe(before[table][0]);
  }
  before.trivias[0]?.options.push('otra');
  expect(getTables(world).trivias[0]?.options).not.toContain('otra');
});

it('the id of a removed record is not assigned again, and a re-applied fact assigns the same id as before', () => {
  const { world } = startBackEnd();
  const ids = () =>
    getTables(world)
      .predictions.filter((row) => !row.seeded)
      .map((row) => row.id);
  world.commit('pool', { user_id: '2', predictions: [getLine(755)] });
  world.commit('pool', { user_id: '2', predictions: [getLine(756)] });
  const first = ids();
  world.rebuildAt(1);
  world.rebuildAt(2);
  expect(ids()).toEqual(first);
  world.commit('edit', {
    label: 'Quitar',
    changes: [{ table: 'predictions', id: first[1] ?? '', patch: null, before: {} }],
  });
  world.commit('pool', { user_id: '2', predictions: [getLine(757)] });
  expect(new Set([...first, ...ids()]).size).toBe(3);
});

it('changing the payload object after `commit` changes neither the stored fact nor the database', () => {
  const { world } = startBackEnd();
  const payload = { user_id: '2', predictions: [getLine(755)] };
  world.commit('pool', payload);
  payload.predictions[0]!.home_score = 9;
  const [fact] = world.timeline.applied() as Extract<Fact, { kind: 'pool' }>[];
  expect(fact?.payload.predictions[0]?.home_score).toBe(1);
  expect(getTables(world).predictions.at(-1)?.home_score).toBe(1);
});

it('the server answers 500 without a stack when a handler throws, and the log stores the error', async () => {
  const server = startBackEnd();
  const token = await server.login('ana@correo.mx');
  Object.defineProperty(server.world.schema, 'all', {
    value() {
      throw new Error('secreto');
    },
  });
  const reply = await server.call('GET', '/api/weeks', { token });
  expect([reply.status, reply.body]).toEqual([500, { message: 'Server Error' }]);
  expect(server.pipeline.log().at(-1)?.unexpectedError).toContain('secreto');
});
