// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { download } from './ui.tsx';

afterEach(() => vi.useRealTimers());

function watchAddresses() {
  const valid = new Set<string>();
  URL.createObjectURL = () => {
    valid.add('blob:file');
    return 'blob:file';
  };
  URL.revokeObjectURL = (url) => void valid.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return valid;
}

test('the object URL of a downloaded file is revoked a minute after the click, and not before', () => {
  vi.useFakeTimers();
  const valid = watchAddresses();
  download('mundo.json', '{}');
  expect([...valid]).toEqual(['blob:file']);
  vi.advanceTimersByTime(60_000);
  expect([...valid]).toEqual([]);
});
