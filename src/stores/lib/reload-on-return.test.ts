// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { SPREAD_MS } from '../../lib/clock.ts';
import { createReloadOnReturn } from './reload-on-return.ts';

beforeEach(() => void vi.useFakeTimers());

function setUp(duration = 0, hasData = true) {
  const page = { isHidden: false };
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => page.isHidden);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const begun: number[] = [];
  let underWay = 0;
  let most = 0;
  const start = performance.now();
  const ticks: number[] = [];
  const later: number[] = [];
  const reload = createReloadOnReturn({
    hasData: () => hasData,
    runLater: async () => {
      later.push(performance.now() - start);
    },
    tick: () => ticks.push(performance.now() - start),
    run: async () => {
      begun.push(performance.now() - start);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, duration));
      underWay -= 1;
    },
  });
  const stop = reload.start();
  onTestFinished(stop);
  const comeBack = () => window.dispatchEvent(new Event('focus'));
  return { ...reload, stop, comeBack, begun, later, page, ticks, most: () => most };
}

it('a return to the tab updates the displayed time immediately', () => {
  const returned = setUp();
  returned.comeBack();
  expect(returned.ticks).toEqual([0]);
});

it('four returns within a second reload the data twice: at the first return and a second after it', async () => {
  const returned = setUp();
  for (const wait of [0, 200, 200, 200]) {
    await vi.advanceTimersByTimeAsync(wait);
    returned.comeBack();
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(returned.begun).toEqual([0, 1000]);
});

it('a return during a slow reload starts another reload when the slow reload ends, not before', async () => {
  const returned = setUp(4_000);
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(2_000);
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([returned.begun, returned.most()]).toEqual([[0, 4000], 1]);
});

it('two calls of `requestLater` of the reload on return reload only the games, once, at a random moment', async () => {
  const returned = setUp();
  returned.requestLater();
  returned.requestLater();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect([returned.begun, returned.later]).toEqual([[], [SPREAD_MS / 2]]);
});

it('a reload of all data cancels the reload of the games that `requestLater` has planned', async () => {
  const returned = setUp();
  returned.requestLater();
  await vi.advanceTimersByTimeAsync(1_000);
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect([returned.begun, returned.later]).toEqual([[1_000], []]);
});

it.each([
  ['from the back/forward cache reloads', true, [0]],
  ['of a page load does not reload', false, []],
])('a pageshow event %s the data', async (_case, persisted, begun) => {
  const returned = setUp();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(returned.begun).toEqual(begun);
});

it('a visibilitychange event of a hidden page reloads nothing', async () => {
  const returned = setUp();
  returned.page.isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(returned.begun).toEqual([]);
});

it.each([
  [99, [0]],
  [100, [0, 1000]],
])(
  'returning to the tab with two different events %d ms apart starts reloads after %j ms',
  async (apart, begun) => {
    const returned = setUp();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(apart);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(returned.begun).toEqual(begun);
  },
);

it('stopping the reload on return cancels a delayed reload, and a return after a new start reloads the data immediately', async () => {
  const returned = setUp();
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(1);
  returned.comeBack();
  returned.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(returned.begun).toEqual([0]);
  onTestFinished(returned.start());
  returned.comeBack();
  expect(returned.begun).toEqual([0, 5_001]);
});

it('a return during a reload starts no other reload when the reload on return is stopped before that reload ends', async () => {
  const returned = setUp(4_000);
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(2_000);
  returned.comeBack();
  returned.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(returned.begun).toEqual([0]);
});

async function reconnect(next?: string) {
  window.dispatchEvent(new Event('online'));
  if (next) window.dispatchEvent(new Event(next));
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
}

it('a restored connection updates the displayed time immediately and reloads the data at a random moment', async () => {
  const returned = setUp();
  await reconnect();
  expect([returned.ticks[0], returned.begun]).toEqual([0, [SPREAD_MS / 2]]);
});

it('a restored connection reloads the data immediately when the page has no data', async () => {
  const returned = setUp(0, false);
  await reconnect();
  expect(returned.begun).toEqual([0]);
});

it('a restored connection reloads the data once, without delay, when the player also returns to the tab', async () => {
  const returned = setUp();
  await reconnect('focus');
  expect(returned.begun).toEqual([0]);
});

it('a restored connection reloads nothing and does not update the displayed time while the page is hidden', async () => {
  const returned = setUp();
  returned.page.isHidden = true;
  await reconnect();
  expect([returned.ticks, returned.begun]).toEqual([[], []]);
});

it('stopping the reload on return cancels the reload of the games that `requestLater` has planned', async () => {
  const returned = setUp();
  returned.requestLater();
  returned.stop();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(returned.later).toEqual([]);
});

it('stopping the reload on return cancels the reload that a restored connection has planned', async () => {
  const returned = setUp();
  window.dispatchEvent(new Event('online'));
  returned.stop();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect(returned.begun).toEqual([]);
});
