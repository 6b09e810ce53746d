/**
 * Routes a failed call (spec §8): an input error goes to its field, anything else to its dialog. The words are
 * chosen elsewhere.
 */
import { ApiError } from '../../api/error.ts';
import { MODAL_OF_KIND, type ModalStore, type ModalType } from './modal.ts';

/** Anything that was thrown, as an `ApiError`; a bug of ours is as unforeseen as a server's. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('unprevented');
}

/**
 * The dialog for a failure, or null where silence is right: we stopped the call ourselves, or the session has
 * ended and its own dialog is on its way.
 */
export function getErrorDialog(error: ApiError): ModalType | null {
  if (error.kind === 'aborted' || error.kind === 'unauthenticated') return null;
  return MODAL_OF_KIND[error.kind] ?? 'unpreventedError';
}

/** Shows the dialog of a failed load, with `retry` behind "Reintentar" where loading again makes sense. */
export function showErrorDialog(modal: ModalStore, thrown: unknown, retry?: () => void): void {
  const type = getErrorDialog(toApiError(thrown));
  if (type) modal.show({ type, onAccept: type === 'networkError' ? retry : undefined });
}
