import { expect, test, vi } from 'vitest';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import { getErrorDialog, showErrorDialog, toApiError } from './error-dialogs.ts';
import { createModalStore } from './modal.ts';

test.each<[ErrorKind, string | null]>([
  ['aborted', null],
  ['unauthenticated', null],
  ['network', 'networkError'],
  ['connection', 'connectionError'],
  ['unprevented', 'unpreventedError'],
  ['email-not-found', 'unpreventedError'],
  ['account-eliminated', 'accountEliminated'],
  ['email-not-verified', 'verifyAccountError'],
  ['already-verified', 'accountVerified'],
  ['wait', 'unpreventedError'],
  ['link-expired', 'changePasswordExpired'],
  ['change-password', 'changePasswordError'],
  ['question-not-found', 'questionNotFound'],
  ['question-answered', 'questionAnsweredByUser'],
  ['pool-week-not-valid', 'poolWeekNotValid'],
  ['pool-invalid', 'poolInvalid'],
  ['pool-not-available', 'poolNotAvailable'],
  ['pool-game-not-available', 'poolGameNotAvailable'],
  ['nickname-taken', 'unpreventedError'],
])('getErrorDialog for the error %s returns %s', (kind, type) => {
  expect(getErrorDialog(new ApiError(kind))).toBe(type);
});

test('toApiError returns an ApiError unchanged and converts anything else to `unprevented`', () => {
  const error = new ApiError('network');
  expect(toApiError(error)).toBe(error);
  expect(toApiError(new TypeError('lost'))).toMatchObject({ kind: 'unprevented' });
  expect(toApiError(null)).toMatchObject({ kind: 'unprevented' });
});

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
