import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createPageLoads, showErrorDialog, toUnrepeatable } from './error-dialogs.ts';
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

test('the dialog networkError knows that it has nothing to repeat', () => {
  const modal = createModalStore();
  showErrorDialog(modal, new ApiError('networkError'));
  expect(modal.current.value?.params).toEqual({ canRetry: false });
});

test('toUnrepeatable keeps the kind and the status of an error, and says that the change may be made', () => {
  const error = toUnrepeatable(new ApiError('networkError', { status: 200 }));
  expect(error).toMatchObject({ kind: 'networkError', status: 200, outcomeUnknown: true });
});

test('showErrorDialog shows nothing for an aborted call', () => {
  const modal = createModalStore();
  showErrorDialog(modal, new ApiError('aborted'));
  expect(modal.current.value).toBeNull();
});

test.each([
  ['a page without fields', {}, false],
  ['a page with fields', { hasInput: true }, true],
])(
  'after a failed load of %s, the dialog networkError knows that the page has fields or has none',
  async (_what, options, hasInput) => {
    const modal = createModalStore();
    const loads = createPageLoads(modal, options);
    loads.open();
    await loads.run(() => Promise.reject(new ApiError('networkError')));
    expect(modal.current.value?.params).toEqual({ hasInput, canRetry: true });
  },
);
