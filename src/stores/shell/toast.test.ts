import { beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());

const getKinds = ({ toasts }: ReturnType<typeof createToastStore>) => toasts.value.map(({ kind }) => kind);

test('a toast disappears after six seconds by default', () => {
  const toast = createToastStore();
  toast.show('link-copied');
  expect(toast.toasts.value).toEqual([{ id: 1, kind: 'link-copied', params: {} }]);
  vi.advanceTimersByTime(5_999);
  expect(getKinds(toast)).toEqual(['link-copied']);
  vi.advanceTimersByTime(1);
  expect(getKinds(toast)).toEqual([]);
});

test('the toast about drafts in memory stays until it is dismissed', () => {
  const toast = createToastStore();
  toast.show('drafts-in-memory');
  vi.advanceTimersByTime(1_000_000);
  expect(getKinds(toast)).toEqual(['drafts-in-memory']);
  toast.dismiss(toast.toasts.value[0]?.id ?? 0);
  expect(getKinds(toast)).toEqual([]);
});

test('a toast replaces the toast of the same kind and stays when the timer of the replaced toast ends', () => {
  const toast = createToastStore();
  toast.show('link-copied');
  toast.show('sent-elsewhere');
  vi.advanceTimersByTime(3_000);
  toast.show('link-copied');
  expect(toast.toasts.value.map(({ id, kind }) => [id, kind])).toEqual([
    [2, 'sent-elsewhere'],
    [3, 'link-copied'],
  ]);
  vi.advanceTimersByTime(3_000);
  expect(getKinds(toast)).toEqual(['link-copied']);
});
