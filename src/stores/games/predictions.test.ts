import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { createPredictionsStore } from './server-data.ts';

const ONE = createPrediction({ id: '1', gameId: '1' });
const TWO = createPrediction({ id: '2', gameId: '2' });
const FIVE = createPrediction({ id: '5', gameId: '5' });
const SENT: PredictionsByWeek = new Map([
  [6, [FIVE, ONE]],
  [7, [TWO]],
]);

function setUp() {
  const userPools = vi.fn(
    async (_options?: CallOptions): Promise<PredictionsByWeek> => structuredClone(SENT),
  );
  return { userPools, predictions: createPredictionsStore({ api: { userPools } }) };
}

async function setUpLoaded() {
  const world = setUp();
  await world.predictions.load();
  return world;
}

test('a reload of the predictions removes a week that the server no longer returns', async () => {
  const { predictions, userPools } = await setUpLoaded();
  userPools.mockResolvedValueOnce(new Map([[6, structuredClone([FIVE, ONE])]]));
  await predictions.load();
  expect([...predictions.byWeek.value.keys()]).toEqual([6]);
});

test.each([
  ['response', async () => new Map([[5, [ONE]]])],
  ['failure', failing('network')],
])(
  'the predictions store ignores the %s of a request that ends after a newer request',
  async (_what, end) => {
    const { predictions, userPools } = setUp();
    userPools.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(end()))));
    const older = predictions.load();
    await predictions.load();
    await expect(older).resolves.toBe(false);
    expect(predictions.state.value).toEqual({ status: 'ready', data: SENT });
  },
);

test.each([
  ['response', async () => SENT],
  ['failure', failing('network')],
])(
  'the %s of a request for the predictions is ignored after a reset, and `ensure` sends another request',
  async (_what, end) => {
    const { predictions, userPools } = setUp();
    userPools.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(end()))));
    const older = predictions.load();
    predictions.reset();
    await older;
    expect(predictions.state.value).toEqual({ status: 'idle' });
    const loading = predictions.load();
    predictions.reset();
    const next = predictions.ensure();
    expect(userPools).toHaveBeenCalledTimes(3);
    await Promise.all([loading, next]);
  },
);

test('`add` of the predictions store appends the saved predictions of games without a prediction', async () => {
  const { predictions } = await setUpLoaded();
  const three = createPrediction({ id: '3', gameId: '3' });
  predictions.add(7, [createPrediction({ id: '9', gameId: '2' }), three]);
  predictions.add(8, [ONE]);
  expect([...predictions.byWeek.value]).toEqual([
    [6, [FIVE, ONE]],
    [7, [TWO, three]],
    [8, [ONE]],
  ]);
  expect(predictions.state.value.status).toBe('ready');
});

test('`add` of the predictions store changes nothing when it already has a prediction for each given game', async () => {
  const { predictions } = await setUpLoaded();
  const before = predictions.state.value;
  predictions.add(7, [TWO]);
  expect(predictions.state.value).toBe(before);
});

test('a newer load of the predictions aborts the older one, which ends after it; `ensure` shares the newer load', async () => {
  const { predictions, userPools } = setUp();
  userPools.mockImplementationOnce(
    ({ signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ApiError('aborted')))),
  );
  const older = predictions.load();
  userPools.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(SENT))));
  const newer = predictions.load();
  const shared = predictions.ensure();
  expect([await older, predictions.state.value.status]).toEqual([false, 'ready']);
  await Promise.all([newer, shared]);
  expect(userPools).toHaveBeenCalledTimes(2);
});
