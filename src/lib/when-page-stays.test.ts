// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

const LEAVE = new Event('beforeunload');
const SHOW = new PageTransitionEvent('pageshow', { persisted: false });
const RESTORE = new PageTransitionEvent('pageshow', { persisted: true });

test.each<[string, boolean, (Event | number)[], (Event | number)[]]>([
  ['250 ms after the call in a page that is not being left', true, [], [250]],
  ['in a page whose beforeunload event comes 200 ms after the call', false, [], [200, LEAVE, 5_000]],
  ['before 10 seconds have passed since beforeunload', false, [LEAVE], [9_900]],
  ['10 seconds after beforeunload, as with a download', true, [LEAVE], [10_000]],
  [
    'before 10 seconds have passed since the last of two beforeunload events',
    false,
    [LEAVE, 9_000, LEAVE, 2_000],
    [],
  ],
  ['after a pageshow event that does not come from the back-forward cache', false, [LEAVE], [SHOW]],
  ['when the page is restored from the back-forward cache', true, [LEAVE], [300, RESTORE]],
  ['in a page that is still open 10 seconds after beforeunload', true, [LEAVE, 10_000], [250]],
  ['in a page that was restored from the back-forward cache', true, [LEAVE, RESTORE], [250]],
  ['in a page whose loading was cancelled after beforeunload', false, [LEAVE, SHOW], []],
])('whether whenPageStays resolves %s: %j', async (_when, isExpected, before, after) => {
  vi.resetModules();
  vi.useFakeTimers();
  const { whenPageStays } = await import('./when-page-stays.ts');
  const play = async (steps: readonly (Event | number)[]) => {
    for (const step of steps) {
      if (typeof step === 'number') await vi.advanceTimersByTimeAsync(step);
      else dispatchEvent(step);
    }
    await vi.advanceTimersByTimeAsync(0);
  };
  await play(before);
  const onStaying = vi.fn();
  void whenPageStays().then(onStaying);
  await play(after);
  expect(onStaying).toHaveBeenCalledTimes(Number(isExpected));
});
