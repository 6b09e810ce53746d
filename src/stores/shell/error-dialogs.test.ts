import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { showErrorDialog } from './error-dialogs.ts';
import { createModalStore } from './modal.ts';

test('showErrorDialog calls retry when the dialog networkError is accepted, but not when connectionError is accepted', () => {
  const modal = createModalStore();
  const retry = vi.fn();
  showErrorDialog(modal, new ApiError('connectionError'), retry);
  modal.accept();
  expect(retry).not.toHaveBeenCalled();
  showErrorDialog(modal, new ApiError('networkError'), retry);
  modal.accept();
  expect(retry).toHaveBeenCalledOnce();
});

test('“Reintentar” repeats both calls when a second one fails while the dialog of the first is open', () => {
  const modal = createModalStore();
  const [load, send] = [vi.fn(), vi.fn()];
  showErrorDialog(modal, new ApiError('networkError'), load);
  showErrorDialog(modal, new ApiError('networkError'), send, { hasInput: true });
  expect(modal.current.value).toMatchObject({ params: { hasInput: true } });
  modal.accept();
  expect([load.mock.calls.length, send.mock.calls.length, modal.current.value]).toEqual([1, 1, null]);
});

test('the dialog networkError knows that it has nothing to repeat', () => {
  const modal = createModalStore();
  showErrorDialog(modal, new ApiError('networkError'));
  expect(modal.current.value).toMatchObject({ params: { canRetry: false } });
});

test('showErrorDialog shows nothing for an aborted call', () => {
  const modal = createModalStore();
  showErrorDialog(modal, new ApiError('aborted'));
  expect(modal.current.value).toBeNull();
});

test.each([
  ['of a send', { keepsDrafts: true }],
  ['of any other call', {}],
])('a 429 %s opens unpreventedError with the seconds that the server asks to wait', (_, options) => {
  const modal = createModalStore();
  showErrorDialog(
    modal,
    new ApiError('unpreventedError', { status: 429, retryAfter: 45 }),
    undefined,
    options,
  );
  expect(modal.current.value).toMatchObject({
    type: 'unpreventedError',
    params: { ...options, waitSeconds: 45 },
  });
});
