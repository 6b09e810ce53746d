import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { PredictionsByWeek } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { createPredictionsStore } from './predictions.ts';

const ONE = createPrediction({ id: '1', gameId: '1' });
const TWO = createPrediction({ id: '2', gameId: '2' });
const FIVE = createPrediction({ id: '5', gameId: '5' });
const SENT: PredictionsByWeek = new Map([
  [6, [FIVE, ONE]],
  [7, [TWO]],
]);

function setUp() {
  const userPools = vi.fn(async (_options?: object): Promise<PredictionsByWeek> => structuredClone(SENT));
  return { userPools, predictions: createPredictionsStore({ api: { userPools } }) };
}

async function setUpLoaded() {
  const world = setUp();
  await world.predictions.load();
  return world;
}

test('the predictions store is empty and idle before a load', () => {
  const { predictions } = setUp();
  expect(predictions.state.value).toEqual({ status: 'idle' });
  expect([predictions.byWeek.value.size, predictions.getForWeek(7), predictions.peekAll()]).toEqual([
    0,
    [],
    [],
  ]);
});

test('the predictions store is loading until the response and then ready, and passes the options of the caller to the API call', async () => {
  const { predictions, userPools } = setUp();
  const loading = predictions.load({ deadline: 9 });
  expect(predictions.state.value).toEqual({ status: 'loading', data: null });
  await loading;
  expect(predictions.state.value).toEqual({ status: 'ready', data: SENT });
  expect(userPools.mock.calls).toEqual([[{ deadline: 9 }]]);
});

test('the predictions store lists the predictions of one week and of all weeks', async () => {
  const { predictions } = await setUpLoaded();
  expect(predictions.getForWeek(7)).toEqual([TWO]);
  expect([predictions.getForWeek(8), predictions.getForWeek(null)]).toEqual([[], []]);
  expect(predictions.peekAll()).toEqual([FIVE, ONE, TWO]);
});

test('the predictions store has the status failed when its first load fails, and the load rejects', async () => {
  const { predictions, userPools } = setUp();
  userPools.mockImplementationOnce(failing('network'));
  await expect(predictions.load()).rejects.toMatchObject({ kind: 'network' });
  expect(predictions.state.value).toEqual({ status: 'failed' });
});

test('`ensure` of the predictions store shares a request under way and sends none once the predictions are loaded', async () => {
  const { predictions, userPools } = setUp();
  await Promise.all([predictions.ensure({ deadline: 9 }), predictions.ensure(), predictions.ensure()]);
  await predictions.ensure();
  expect(userPools.mock.calls).toEqual([[{ deadline: 9 }]]);
});

test('a reload of the predictions keeps the map object when nothing has changed', async () => {
  const { predictions } = await setUpLoaded();
  const before = predictions.byWeek.value;
  await predictions.load();
  expect(predictions.byWeek.value).toBe(before);
});

test('a reload of the predictions keeps the list objects of weeks that have not changed', async () => {
  const { predictions, userPools } = await setUpLoaded();
  const before = predictions.byWeek.value;
  const counted = createPrediction({ ...TWO, points: 5 });
  userPools.mockResolvedValueOnce(new Map([...structuredClone(SENT), [7, [counted]], [8, [ONE]]]));
  await predictions.load();
  expect(predictions.byWeek.value).toEqual(new Map([...SENT, [7, [counted]], [8, [ONE]]]));
  expect(predictions.getForWeek(6)).toBe(before.get(6));
});

test('a reload of the predictions replaces a changed prediction when the lists of all weeks keep their lengths', async () => {
  const { predictions, userPools } = await setUpLoaded();
  const counted = createPrediction({ ...TWO, points: 5 });
  userPools.mockResolvedValueOnce(new Map([...structuredClone(SENT), [7, [counted]]]));
  await predictions.load();
  expect(predictions.getForWeek(7)).toEqual([counted]);
});

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
    await expect(older).resolves.toBeUndefined();
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

test.each([
  ['idle', async () => undefined],
  ['failed', async ({ load }: ReturnType<typeof setUp>['predictions']) => load().catch(() => undefined)],
])('`add` of the predictions store adds nothing while its status is %s', async (status, prepare) => {
  const { predictions, userPools } = setUp();
  userPools.mockRejectedValueOnce(new ApiError('network'));
  await prepare(predictions);
  predictions.add(7, [TWO]);
  expect([predictions.state.value.status, predictions.getForWeek(7)]).toEqual([status, []]);
});
