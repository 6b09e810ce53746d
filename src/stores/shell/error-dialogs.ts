/** Chooses the dialog of a failed call (spec §8). */
import { ApiError, type ErrorKind } from '../../api/error.ts';
import type { ModalStore, ModalType } from './modal.ts';

/** Kinds that are missing belong to a field of a form, or have no dialog. */
const DIALOG_BY_KIND: Readonly<Partial<Record<ErrorKind, ModalType>>> = {
  network: 'networkError',
  connection: 'connectionError',
  unprevented: 'unpreventedError',
  // A page without a form has no field to report it on.
  'email-not-found': 'unpreventedError',
  'account-eliminated': 'accountEliminated',
  'email-not-verified': 'verifyAccountError',
  'already-verified': 'accountVerified',
  wait: 'unpreventedError',
  'link-expired': 'changePasswordExpired',
  'change-password': 'changePasswordError',
  'question-not-found': 'questionNotFound',
  'question-answered': 'questionAnsweredByUser',
  'pool-week-not-valid': 'poolWeekNotValid',
  'pool-invalid': 'poolInvalid',
  'pool-not-available': 'poolNotAvailable',
  'pool-game-not-available': 'poolGameNotAvailable',
};

/** Anything but an `ApiError` becomes `unprevented`. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('unprevented');
}

/** Null when no dialog is needed: the call was aborted, or the end of the session has its own dialog. */
export function getErrorDialog(error: ApiError): ModalType | null {
  if (error.kind === 'aborted' || error.kind === 'unauthenticated') return null;
  return DIALOG_BY_KIND[error.kind] ?? 'unpreventedError';
}

/** Shows the dialog of a failed load. “Reintentar”, which only a network error has, calls `retry`. */
export function showErrorDialog(modal: ModalStore, thrown: unknown, retry?: () => void): void {
  const type = getErrorDialog(toApiError(thrown));
  if (type) modal.show({ type, onAccept: type === 'networkError' ? retry : undefined });
}
