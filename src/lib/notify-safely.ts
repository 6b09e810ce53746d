import { reportError } from './report-error.ts';

/** Calls an observer. Its error is a mistake in the observer, so the caller goes on. */
export function notifySafely(observer: () => void): void {
  try {
    observer();
  } catch (thrown) {
    reportError(thrown);
  }
}
