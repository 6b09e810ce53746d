import { type ApiError, toApiError } from '../../api/error.ts';
import { type ErrorKind, type FormErrorKind, isFormError } from '../../api/messages.ts';
import type { DialogRequest } from './dialogs.ts';
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

interface ErrorDialogOptions {
  /** What the player has typed is kept, and the dialog says so: of `networkError`, of `unpreventedError`. */
  hasInput?: boolean;
  keepsDrafts?: boolean;
  /** When it is aborted, `networkError` closes. */
  until?: AbortSignal;
}

/**
 * `retry` runs after “Reintentar”, which only the dialog of a network error offers. Without `retry`, that dialog says
 * “Entendido” instead. If one is open already, its “Reintentar” repeats both calls.
 */
export function showErrorDialog(
  modal: ModalStore,
  thrown: unknown,
  retry?: () => void,
  { hasInput, keepsDrafts, until }: ErrorDialogOptions = {},
): void {
  const error = toApiError(thrown);
  const type = getErrorDialog(error);
  if (type === 'networkError') {
    const params = { hasInput, canRetry: retry !== undefined };
    showNetworkError(modal, { type, params, onAccept: retry, until });
  } else if (type === 'unpreventedError')
    modal.show({ type, params: { keepsDrafts, waitSeconds: error.retryAfter } });
  else if (type) modal.show({ type });
}

function showNetworkError(modal: ModalStore, request: DialogRequest) {
  const open = modal.current.peek();
  const earlier = open?.onAccept;
  const retry = request.onAccept;
  // `show` would drop a second dialog of the type that is open. The errors of one load have the same `retry`.
  if (open?.type === request.type && earlier && retry && earlier !== retry)
    modal.replace({
      ...request,
      // With one of the two pages left, the other retry still has a meaning.
      until: open.until === request.until ? request.until : undefined,
      onAccept() {
        earlier();
        retry();
      },
    });
  else modal.show(request);
}
