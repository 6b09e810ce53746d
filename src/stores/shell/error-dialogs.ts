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
 * “Entendido” instead. If one is open already, its “Reintentar” repeats both calls. `hasInput` (`networkError`) and `keepsDrafts` (`unpreventedError`): what the player has typed is
 * kept, and the dialog says so.
 */
export function showErrorDialog(
  modal: ModalStore,
  thrown: unknown,
  retry?: () => void,
  { hasInput, keepsDrafts }: { hasInput?: boolean; keepsDrafts?: boolean } = {},
): void {
  const type = getErrorDialog(toApiError(thrown));
  if (type === 'networkError') showNetworkError(modal, retry, hasInput);
  else if (type === 'unpreventedError' && keepsDrafts) modal.show({ type, params: { keepsDrafts } });
  else if (type) modal.show({ type });
}

function showNetworkError(modal: ModalStore, retry: (() => void) | undefined, hasInput: boolean | undefined) {
  const type = 'networkError';
  const open = modal.current.peek();
  const earlier = open?.type === type && open.onAccept !== retry ? open.onAccept : undefined;
  if (!retry || !earlier) {
    modal.show({ type, params: { hasInput, canRetry: retry !== undefined }, onAccept: retry });
    return;
  }
  modal.replace({
    type,
    params: { hasInput, canRetry: true },
    onAccept() {
      earlier();
      retry();
    },
  });
}
