// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile, shareFile } from './share.ts';

const FILE = new File(['x'], 'boleto.png', { type: 'image/png' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

function stubShare(canShare: boolean, share: () => Promise<void>) {
  Object.defineProperty(navigator, 'canShare', { value: () => canShare, configurable: true });
  Object.defineProperty(navigator, 'share', { value: vi.fn(share), configurable: true });
}

function watchDownloads() {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

it('shareFile opens the share sheet with the file and the text', async () => {
  stubShare(true, async () => undefined);
  expect(await shareFile(FILE, 'hola')).toBe('shared');
  expect(navigator.share).toHaveBeenCalledWith({ files: [FILE], text: 'hola' });
});

it('shareFile returns “cancelled” and downloads nothing when the share sheet is dismissed', async () => {
  const names = watchDownloads();
  stubShare(true, async () => {
    throw new DOMException('', 'AbortError');
  });
  expect(await shareFile(FILE, 'hola')).toBe('cancelled');
  expect(names).toEqual([]);
});

it.each([
  ['canShare returns false', false],
  ['navigator.share rejects with NotAllowedError', true],
])('shareFile downloads the file when %s', async (_why, canShare) => {
  const names = watchDownloads();
  stubShare(canShare, async () => {
    throw new DOMException('', 'NotAllowedError');
  });
  expect(await shareFile(FILE, 'hola')).toBe('offered');
  expect(names).toEqual(['boleto.png']);
});

it('shareFile downloads the file in a browser without the Web Share API', async () => {
  const names = watchDownloads();
  expect(await shareFile(FILE, 'hola')).toBe('offered');
  expect([names, document.querySelector('a')]).toEqual([['boleto.png'], null]);
});

it('shareFile downloads nothing inside the browser of an app', async () => {
  const names = watchDownloads();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; wv) Instagram 350.0',
  );
  expect(await shareFile(FILE, 'hola')).toBe('offered');
  expect(names).toEqual([]);
});

it('downloadFile revokes its object URL after a minute', () => {
  vi.useFakeTimers();
  watchDownloads();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  downloadFile(FILE);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:x');
  vi.useRealTimers();
});
