import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { ANA, createPrediction, GAMES } from '../../testing/fixtures.ts';
import { createGamesStore } from './games.ts';
import { createPredictionsStore } from './predictions.ts';

const ONE = createPrediction({ id: '1', gameId: '1' });
const TWO = createPrediction({ id: '2', gameId: '2' });
const FIVE = createPrediction({ id: '5', gameId: '5' });
const SENT: PredictionsByWeek = new Map([
  [6, [FIVE, ONE]],
  [7, [TWO]],
]);

function setUpPredictions() {
  const userPools = vi.fn(
    async (_options?: CallOptions): Promise<PredictionsByWeek> => structuredClone(SENT),
  );
  const auth = { userId: signal<string | null>(ANA.id), endSession: vi.fn() };
  const games = createGamesStore({ api: createFakeApi({ gamesOfWeek: async () => [] }) });
  return {
    auth,
    games,
    userPools,
    predictions: createPredictionsStore({ api: createFakeApi({ userPools }), auth, games }),
  };
}

async function setUpLoadedPredictions() {
  const world = setUpPredictions();
  await world.predictions.load();
  return world;
}

test('a reload of the predictions removes a week that the server no longer returns', async () => {
  const { predictions, userPools } = await setUpLoadedPredictions();
  userPools.mockResolvedValueOnce(new Map([[6, structuredClone([FIVE, ONE])]]));
  await predictions.load();
  expect([...predictions.byWeek.value.keys()]).toEqual([6]);
});

test.each([
  ['response', async () => new Map([[5, [ONE]]])],
  ['failure', failing('networkError')],
])(
  'the predictions store ignores the %s of a request that ends after a newer request',
  async (_what, end) => {
    const { predictions, userPools } = setUpPredictions();
    userPools.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(end()))));
    const older = predictions.load();
    await predictions.load();
    await expect(older).resolves.toEqual(SENT);
    expect(predictions.state.value).toEqual({ status: 'ready', data: SENT });
  },
);

test.each([
  ['response', async () => SENT],
  ['failure', failing('networkError')],
])(
  'the %s of a request for the predictions is ignored after a reset, and `ensure` sends another request',
  async (_what, end) => {
    const { predictions, userPools } = setUpPredictions();
    userPools.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(end()))));
    const older = predictions.load();
    predictions.reset();
    await expect(older).rejects.toMatchObject({ kind: 'aborted' });
    expect(predictions.state.value).toEqual({ status: 'idle' });
    const loading = predictions.load();
    predictions.reset();
    const next = predictions.ensure();
    expect(userPools).toHaveBeenCalledTimes(3);
    await expect(loading).rejects.toMatchObject({ kind: 'aborted' });
    await next;
  },
);

test('`add` ignores a prediction of a game that has one, and stores those of other games', async () => {
  const { predictions } = await setUpLoadedPredictions();
  const three = createPrediction({ id: '3', gameId: '3' });
  predictions.add(7, [createPrediction({ id: '9', gameId: '2' }), three]);
  predictions.add(8, [ONE]);
  expect([...predictions.byWeek.value]).toEqual([
    [6, [FIVE, ONE]],
    [7, [TWO, three]],
  ]);
  expect(predictions.state.value.status).toBe('ready');
});

test('`add` changes nothing when each of its games already has a prediction in the store', async () => {
  const { predictions } = await setUpLoadedPredictions();
  const before = predictions.state.value;
  predictions.add(7, [TWO]);
  expect(predictions.state.value).toBe(before);
});

test('a newer load of the predictions aborts the older one, which ends after it; `ensure` shares the newer load', async () => {
  const { predictions, userPools } = setUpPredictions();
  userPools.mockImplementationOnce(
    ({ signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ApiError('aborted')))),
  );
  const older = predictions.load();
  userPools.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(SENT))));
  const newer = predictions.load();
  const shared = predictions.ensure();
  expect([await older, predictions.state.value.status]).toEqual([SENT, 'ready']);
  await Promise.all([newer, shared]);
  expect(userPools).toHaveBeenCalledTimes(2);
});

test('a prediction moves to the week of its game when the games of that week are loaded', async () => {
  const { games, predictions } = await setUpLoadedPredictions();
  games.setData(8, GAMES.slice(1, 2));
  expect([...predictions.byWeek.value]).toEqual([
    [6, [FIVE, ONE]],
    [8, [TWO]],
  ]);
  expect([predictions.getForGame('2'), predictions.getForWeek(7)]).toEqual([TWO, []]);
  expect([...predictions.submitted.value.keys()]).toEqual([6, 7, 8]);
});

test.each<[string, (string | undefined)[], number]>([
  ['all of another player', ['8', '8', '8'], 1],
  ['one of them of another player', ['7', undefined, '8'], 1],
  ['of the player', ['7', '7', '7'], 0],
  ['without an owner', [undefined, undefined, undefined], 0],
])('loaded predictions, %s, end the session only for another player', async (_what, owners, endings) => {
  const { auth, predictions, userPools } = setUpPredictions();
  const [five, one, two] = [FIVE, ONE, TWO].map((row, index) => ({ ...row, userId: owners[index] ?? null }));
  userPools.mockResolvedValueOnce(
    new Map([
      [6, [five, one]],
      [7, [two]],
    ]) as PredictionsByWeek,
  );
  const loading = predictions.load();
  if (endings > 0) await expect(loading).rejects.toMatchObject({ kind: 'unauthenticated' });
  else await loading;
  expect(auth.endSession).toHaveBeenCalledTimes(endings);
  expect(predictions.peekAll()).toHaveLength(endings > 0 ? 0 : 3);
});
