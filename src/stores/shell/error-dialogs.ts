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
 * “Entendido” instead. `hasInput` (`networkError`) and `keepsDrafts` (`unpreventedError`): what the player has typed is
 * kept, and the dialog says so.
 */
export function showErrorDialog(
  modal: ModalStore,
  thrown: unknown,
  retry?: () => void,
  { hasInput, keepsDrafts }: { hasInput?: boolean; keepsDrafts?: boolean } = {},
): void {
  const type = getErrorDialog(toApiError(thrown));
  if (type === 'networkError')
    modal.show({ type, params: { hasInput, canRetry: retry !== undefined }, onAccept: retry });
  else if (type === 'unpreventedError' && keepsDrafts) modal.show({ type, params: { keepsDrafts } });
  else if (type) modal.show({ type });
}
