// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

const reload = vi.fn();

async function openPage(loadApp: () => unknown) {
  vi.resetModules();
  vi.stubGlobal('location', { reload });
  vi.doMock('./main.tsx', loadApp as () => object);
  const listen = vi.spyOn(globalThis, 'addEventListener');
  await import('./start.ts');
  const call = listen.mock.calls.findLast(([type]) => type === 'pageshow');
  return call?.[1] as unknown as (event: { persisted: boolean }) => void;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('a page that was left before its scripts loaded is reloaded when the back/forward cache restores it', async () => {
  const show = await openPage(() => new Promise(() => {}));
  show({ persisted: true });
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose scripts loaded is not reloaded when the back/forward cache restores it', async () => {
  const show = await openPage(() => ({}));
  await pause();
  show({ persisted: true });
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose scripts still load is not reloaded by a pageshow event of a page load', async () => {
  const show = await openPage(() => new Promise(() => {}));
  show({ persisted: false });
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is being left shows no failure right after the load of the app has failed', async () => {
  vi.doMock('./lib/when-page-stays.ts', () => ({ whenPageStays: () => new Promise(() => {}) }));
  await openPage(() => {
    throw new Error('Unable to preload CSS');
  });
  await pause();
  vi.doUnmock('./lib/when-page-stays.ts');
  expect(document.documentElement.classList.contains('failed')).toBe(false);
});
