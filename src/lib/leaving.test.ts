// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

async function openPage() {
  vi.resetModules();
  vi.useFakeTimers();
  const { whenStaying } = await import('./leaving.ts');
  return async (): Promise<() => boolean> => {
    let isSettled = false;
    void whenStaying().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    return () => isSettled;
  };
}

test('whenStaying resolves immediately in a page that is not being left', async () => {
  const wait = await openPage();
  expect((await wait())()).toBe(true);
});

test('whenStaying is still pending 9.9 seconds after beforeunload', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(isReported()).toBe(false);
});

test('whenStaying stays pending after a pageshow event that does not come from the back-forward cache', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isReported()).toBe(false);
});

test('whenStaying resolves 10 seconds after beforeunload when the page was not left, as with a download', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isReported()).toBe(true);
});

test('whenStaying resolves when the page is restored from the back-forward cache', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isReported()).toBe(true);
});

test('whenStaying counts its 10 seconds from the last of two beforeunload events', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(9_000);
  dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await wait())()).toBe(false);
});
