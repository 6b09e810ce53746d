import { expect, test } from 'vitest';
import type { ErrorKind } from '../../api/error.ts';
import { createFakeServer, type FakeServer, failing } from '../../testing/fake-api.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import { findInitialWeek } from './initial-week.ts';

function createSeason(number: number) {
  const server = createFakeServer();
  server.currentWeek = async () => ({ number, betDays: '' });
  return server;
}

const find = ({ api }: FakeServer) => findInitialWeek(createSeasonStores(api), {});

test('the ranking’s initial week is the current week 23, without a request for the player’s predictions', async () => {
  const server = createSeason(23);
  expect(await find(server)).toEqual({ week: 23, current: 23 });
  expect(server.calls).toEqual(['currentWeek']);
});

test('the ranking’s initial week is the first week with predictions when the current week is after week 23', async () => {
  const server = createSeason(24);
  server.userPools = async () =>
    new Map([
      [9, [createPrediction()]],
      [4, [createPrediction()]],
      [2, []],
    ]);
  expect(await find(server)).toEqual({ week: 4, current: 24 });
});

test('the ranking’s initial week is 1 when the current week is after week 23 and the player has no predictions', async () => {
  expect(await find(createSeason(24))).toEqual({ week: 1, current: 24 });
});

test('the ranking’s initial week is 1 when the current week is after week 23 and the predictions fail to load', async () => {
  const server = createSeason(30);
  server.userPools = failing('unprevented');
  expect(await find(server)).toEqual({ week: 1, current: 30 });
});

test.each<ErrorKind>(['network', 'connection', 'unprevented', 'pool-week-not-valid'])(
  'the ranking’s initial week is 1 when the call for the current week fails with %s',
  async (kind) => {
    const server = createSeason(7);
    server.currentWeek = failing(kind);
    expect(await find(server)).toEqual({ week: 1, current: null });
  },
);

test.each<ErrorKind>(['aborted', 'unauthenticated'])(
  'findInitialWeek resolves with null when the call for the current week fails with %s',
  async (kind) => {
    const server = createSeason(7);
    server.currentWeek = failing(kind);
    expect(await find(server)).toBeNull();
  },
);
