// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUTOFF_SPREAD, createRevalidation } from './revalidation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(duration = 0) {
  const begun: number[] = [];
  let underWay = 0;
  let most = 0;
  const start = performance.now();
  const ticks: number[] = [];
  const later: number[] = [];
  const one = createRevalidation({
    isHidden: () => false,
    random: () => 0.5,
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
  return { ...one, begun, later, ticks, most: () => most };
}

describe('returning to the tab', () => {
  it('revalidates at once', () => {
    const returned = setUp();
    returned.request();
    expect(returned.begun).toEqual([0]);
  });

  it('corrects the clock before the data is loaded', () => {
    const returned = setUp();
    returned.request();
    expect(returned.ticks).toEqual([0]);
  });

  it('within a second of the last revalidation starts the next when that second is over', async () => {
    const returned = setUp();
    returned.request();
    await vi.advanceTimersByTimeAsync(300);
    returned.request();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(returned.begun).toEqual([0, 1000]);
  });

  it('several times within that second starts one revalidation', async () => {
    const returned = setUp();
    for (const wait of [0, 200, 200, 200]) {
      await vi.advanceTimersByTimeAsync(wait);
      returned.request();
    }
    await vi.advanceTimersByTimeAsync(5_000);
    expect(returned.begun).toEqual([0, 1000]);
  });

  it('during a slow revalidation starts another at its end', async () => {
    const returned = setUp(4_000);
    returned.request();
    await vi.advanceTimersByTimeAsync(2_000);
    returned.request();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([returned.begun, returned.most()]).toEqual([[0, 4000], 1]);
  });

  it('counts once when it fires two different events', async () => {
    const returned = setUp();
    const stop = returned.start();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(returned.begun).toEqual([0]);
    stop();
  });

  it('counts twice when the same event fires twice', async () => {
    const returned = setUp();
    const stop = returned.start();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(returned.begun).toEqual([0, 1000]);
    stop();
  });

  it('does nothing after the store was stopped', async () => {
    const returned = setUp();
    returned.start()();
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(returned.begun).toEqual([]);
  });

  it('revalidates at a random moment after a cut-off', async () => {
    const returned = setUp();
    returned.requestLater();
    returned.requestLater();
    await vi.advanceTimersByTimeAsync(CUTOFF_SPREAD);
    expect([returned.begun, returned.later]).toEqual([[], [CUTOFF_SPREAD / 2]]);
  });
});
