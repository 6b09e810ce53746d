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

test('a failure in a page that stays is reported at once', async () => {
  const wait = await openPage();
  expect((await wait())()).toBe(true);
});

test('a failure in a page that is being left is kept back', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(isReported()).toBe(false);
});

test('a failure is kept back where the end of the cancelled loading shows the page', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isReported()).toBe(false);
});

test('a failure is reported after 10 seconds where the link was a download and the page stayed', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isReported()).toBe(true);
});

test('a failure of a page that was left is reported when “back” shows the page again', async () => {
  const wait = await openPage();
  dispatchEvent(new Event('beforeunload'));
  const isReported = await wait();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isReported()).toBe(true);
});
