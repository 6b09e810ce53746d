import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { showErrorDialog } from './error-dialogs.ts';
import { createModalStore } from './modal.ts';

test('showErrorDialog calls retry when the dialog networkError is accepted, but not when connectionError is accepted', () => {
  const modal = createModalStore();
  const retry = vi.fn();
  showErrorDialog(modal, new ApiError('connection'), retry);
  modal.accept();
  expect(retry).not.toHaveBeenCalled();
  showErrorDialog(modal, new ApiError('network'), retry);
  modal.accept();
  expect(retry).toHaveBeenCalledOnce();
});

test('showErrorDialog shows nothing for an aborted call', () => {
  const modal = createModalStore();
  showErrorDialog(modal, new ApiError('aborted'));
  expect(modal.current.value).toBeNull();
});
