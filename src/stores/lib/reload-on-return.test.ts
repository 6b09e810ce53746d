// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { SPREAD_MS } from '../../lib/clock.ts';
import { createReloadOnReturn } from './reload-on-return.ts';

beforeEach(() => void vi.useFakeTimers());

function setUp(hasData = true) {
  const page = { isHidden: false };
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => page.isHidden);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const begun: number[] = [];
  const start = performance.now();
  const ticks: number[] = [];
  const later: number[] = [];
  const reload = createReloadOnReturn({
    hasData: () => hasData,
    reloadPart: async () => {
      later.push(performance.now() - start);
    },
    tick: () => ticks.push(performance.now() - start),
    reload: async () => {
      begun.push(performance.now() - start);
    },
  });
  const stop = reload.start();
  onTestFinished(stop);
  const comeBack = () => window.dispatchEvent(new Event('focus'));
  return { ...reload, stop, comeBack, begun, later, page, ticks };
}

it('a return to the tab updates the displayed time immediately', () => {
  const returned = setUp();
  returned.comeBack();
  expect(returned.ticks).toEqual([0]);
});

it('a return within a second after a reload starts another reload when that second is over', async () => {
  const returned = setUp();
  returned.comeBack();
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(returned.begun).toEqual([0, 1_000]);
});

it('stopping the reload on return cancels a reload that waits for its second', async () => {
  const returned = setUp();
  returned.comeBack();
  returned.comeBack();
  returned.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(returned.begun).toEqual([0]);
});

it('two calls of `requestPartLater` of the reload on return reload only the part, once, at a random moment', async () => {
  const returned = setUp();
  returned.requestPartLater();
  returned.requestPartLater();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect([returned.begun, returned.later]).toEqual([[], [SPREAD_MS / 2]]);
});

it('a reload of all data cancels the reload that `requestPartLater` has planned', async () => {
  const returned = setUp();
  returned.requestPartLater();
  await vi.advanceTimersByTimeAsync(1_000);
  returned.comeBack();
  await vi.advanceTimersByTimeAsync(SPREAD_MS);
  expect([returned.begun, returned.later]).toEqual([[1_000], []]);
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
  const returned = setUp(false);
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

it('stopping the reload on return cancels the reload that `requestPartLater` has planned', async () => {
  const returned = setUp();
  returned.requestPartLater();
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
