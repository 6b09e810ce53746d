import { ApiError, ignoreApiError } from '../../api/error.ts';
import { showErrorDialog } from './error-dialogs.ts';
import type { ModalStore } from './modal.ts';

/**
 * Owns the loads of one page. Once the page is left, none of their failures shows a dialog, and a dialog “Reintentar”
 * of theirs closes. `hasInput`: the page has fields, so the dialog of a network error says that their contents are
 * kept.
 */
export function createPageLoads(modal: ModalStore, { hasInput = false } = {}) {
  let visit = new AbortController();

  /**
   * Runs `load`. Its failure, or each error of its `AggregateError`, shows its dialog, if its kind has one. After a
   * lost connection “Reintentar” calls `retry`, by default this function with the same load. `signal` is aborted when
   * the visit ends. Works before `open` too, for a page that reads its address first.
   */
  async function run(load: (signal: AbortSignal) => Promise<unknown>, retry = () => void run(load)) {
    const { signal } = visit;
    if (signal.aborted) return;
    try {
      await load(signal);
    } catch (thrown) {
      const errors: unknown[] = thrown instanceof AggregateError ? thrown.errors : [thrown];
      // The session is over or about to be, and `app/SessionEndRedirect.tsx` or the log-out says so. The dialog of
      // another load would wait for that dialog and open on Inicio.
      const isSessionOver = errors.some(
        (error) => error instanceof ApiError && error.kind === 'unauthenticated',
      );
      for (const error of errors) {
        if (signal.aborted || isSessionOver) ignoreApiError(error);
        else showErrorDialog(modal, error, retry, { hasInput, until: signal });
      }
    }
  }

  /**
   * Starts a visit: call it when the page opens. Ends the visit before, and what `run` has started before `open`. Call
   * the returned function when the page is left. The end of a visit aborts the loads that take `signal`; the others go
   * on, and none of their failures shows a dialog.
   */
  function open() {
    visit.abort();
    const opened = new AbortController();
    visit = opened;
    return () => opened.abort();
  }

  return { run, open };
}
