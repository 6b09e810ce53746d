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

test('an error in a page that stays is reported at once', async () => {
  const wait = await openPage();
  expect((await wait())()).toBe(true);
});

test('an error in a page that is being left is held back', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(isReported()).toBe(false);
});

test('an error is held back when loading was cancelled by leaving the page', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isReported()).toBe(false);
});

test('an error is reported after 10 seconds when the link was a download and the page stayed', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isReported()).toBe(true);
});

test('an error of a page that was left is reported when “back” shows the page again', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isReported()).toBe(true);
});

test('an error is reported at once again ten seconds after the page was to be left', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await wait())()).toBe(true);
});

test('an error that was held back leaves no listener for “back”', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const listeners = new Set<unknown>();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'pageshow') listeners.add(listener);
  });
  vi.spyOn(globalThis, 'removeEventListener').mockImplementation((type, listener) => {
    if (type === 'pageshow') listeners.delete(listener);
  });
  await wait();
  expect(listeners.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listeners.size).toBe(0);
});
