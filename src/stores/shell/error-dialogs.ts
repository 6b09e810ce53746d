import { type ApiError, toApiError } from '../../api/error.ts';
import { type ErrorKind, type FormErrorKind, isFormError } from '../../api/messages.ts';
import type { ModalStore } from './modal.ts';

export type ErrorDialogType = Exclude<ErrorKind, 'aborted' | 'unauthenticated' | FormErrorKind>;

/**
 * Returns null for an aborted call, and for the end of the session, because the app then shows
 * `expiredSession`. A kind of a form that the form couldn't show becomes `unpreventedError`.
 */
export function getErrorDialog({ kind }: ApiError): ErrorDialogType | null {
  if (kind === 'aborted' || kind === 'unauthenticated') return null;
  return isFormError(kind) ? 'unpreventedError' : kind;
}

/**
 * `retry` runs after “Reintentar”, which only the dialog of a network error offers. Without `retry`, that dialog says
 * “Entendido” instead. `hasInput`: for `networkError`. `keepsDrafts`: for `unpreventedError`. `onClose` runs when the
 * player closes the dialog without “Reintentar”.
 */
export function showErrorDialog(
  modal: ModalStore,
  thrown: unknown,
  retry?: () => void,
  {
    hasInput,
    keepsDrafts,
    onClose,
  }: { hasInput?: boolean; keepsDrafts?: boolean; onClose?: () => void } = {},
): void {
  const type = getErrorDialog(toApiError(thrown));
  const closing = { onAccept: onClose, onCancel: onClose };
  if (type === 'networkError') {
    const params = { hasInput, canRetry: retry !== undefined };
    modal.show({ type, params, ...closing, onAccept: retry ?? onClose });
  } else if (type === 'unpreventedError' && keepsDrafts) {
    modal.show({ type, params: { keepsDrafts }, ...closing });
  } else if (type) modal.show({ type, ...closing });
}
