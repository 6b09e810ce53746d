import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const page = document.documentElement;
const reload = vi.fn();

/** What the browser says when it shows the page; `persisted`: it was kept whole for “back”. */
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeAll(async () => {
  vi.stubGlobal('location', { reload });
  vi.doMock('./main.tsx', () => ({}));
  await import('./start.ts');
});

afterAll(() => {
  vi.unstubAllGlobals();
});

afterEach(() => {
  reload.mockClear();
  page.className = '';
});

test('a page whose scripts failed is loaded again when “back” restores it', () => {
  page.classList.add('failed');
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that works stays as it is when “back” restores it', () => {
  show(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose scripts failed is not loaded again on its first visit', () => {
  page.classList.add('failed');
  show(false);
  expect(reload).not.toHaveBeenCalled();
});
