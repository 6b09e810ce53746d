import { ApiError, ignoreApiError, toApiError } from '../../api/error.ts';
import { type ErrorKind, type FormErrorKind, isFormError } from '../../api/messages.ts';
import { isMissingFile } from '../../lib/report-error.ts';
import type { ModalParams, ModalStore } from './modal.ts';

export type ErrorModalType = Exclude<ErrorKind, 'aborted' | 'unauthenticated' | FormErrorKind>;

export { toApiError };

/** For code that could not be loaded: a missing file is shown as a lost connection. */
export const toLoadError = (thrown: unknown): ApiError =>
  isMissingFile(thrown) ? new ApiError('networkError') : toApiError(thrown);

/** For a failure after a change that the server has made: the change must not be sent again. */
export function toUnrepeatable(thrown: unknown): ApiError {
  const error = toApiError(thrown);
  return new ApiError(error.kind, { ...error, outcomeUnknown: true });
}

/**
 * Returns null for an aborted call, and for the end of the session, because the app then shows
 * `expiredSession`.
 */
export function getErrorDialog({ kind }: ApiError): ErrorModalType | null {
  if (kind === 'aborted' || kind === 'unauthenticated') return null;
  return isFormError(kind) ? 'unpreventedError' : kind;
}

/**
 * `retry` runs after “Reintentar”, which only the dialog of a network error offers. Without `retry`, that dialog says
 * “Entendido” instead.
 */
export function showErrorDialog(
  modal: ModalStore,
  thrown: unknown,
  retry?: () => void,
  params?: ModalParams['networkError'],
): void {
  const type = getErrorDialog(toApiError(thrown));
  if (type === 'networkError')
    modal.show({ type, params: { ...params, canRetry: retry !== undefined }, onAccept: retry });
  else if (type) modal.show({ type });
}

/**
 * Owns the loads of one page: after the page is left, none of their failures shows a dialog. `hasInput`: the page has
 * fields, so the dialog of a network error says that their contents are kept.
 */
export function createPageLoads(modal: ModalStore, { hasInput = false } = {}) {
  let visit = new AbortController();

  async function run(load: (signal: AbortSignal) => Promise<unknown>, retry = () => void run(load)) {
    const { signal } = visit;
    if (signal.aborted) return;
    try {
      await load(signal);
    } catch (thrown) {
      for (const error of thrown instanceof AggregateError ? thrown.errors : [thrown]) {
        if (signal.aborted) ignoreApiError(error);
        else showErrorDialog(modal, error, retry, { hasInput });
      }
    }
  }

  return {
    /**
     * Runs `load`. Its failure, or each error of its `AggregateError`, shows a dialog whose “Reintentar” calls
     * `retry`, by default this function with the same load. `signal` is aborted when the visit ends.
     */
    run,
    /** Call when the page opens. Call the returned function when it is left: it aborts the page's loads. */
    open() {
      visit.abort();
      const opened = new AbortController();
      visit = opened;
      return () => opened.abort();
    },
  };
}
