// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a saved file has its name, its type and its text, and its address is released after a minute', async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:1';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`);
  });
  download('mundo-7.json', '{}');
  download('borrador.ts', 'x', 'text/plain');
  expect(names).toEqual(['mundo-7.json blob:1', 'borrador.ts blob:1']);
  expect(blobs.map(({ type }) => type)).toEqual(['application/json', 'text/plain']);
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:1']]);
});
