import type { Coverage, ScreenExpectation } from '../../api.ts';
import type { AppPage } from '../app.ts';
import { getScreenName } from '../recipe-parts.ts';
import type { ActionLog } from './action-log.ts';

/** Time in which a dialog or the menu closes after Escape or a press outside (ms). */
const CLOSING_MS = 100;

export type DialogRecorder = ReturnType<typeof recordDialogs>;

/** Records the dialogs that appear, and those that Escape or a press outside closes. */
export function recordDialogs(
  page: AppPage,
  log: ActionLog,
  signal: AbortSignal,
  getOpenDialog: Coverage['openDialog'],
) {
  // A dialog that is open before the first action isn't part of the recording.
  let recorded = log.recording.actions.every(({ action }) => 'note' in action)
    ? getScreenName(page.findOpenDialog())
    : '';
  /** What the last Escape or click outside may close: a dialog with its name, or the menu. */
  let closing: { element: Element; name: string | null } | null = null;

  function recordClosing(at?: number): void {
    if (!closing) return;
    const { element, name } = closing;
    // React may show another dialog in the same element.
    if (element.isConnected && page.getDialogType(element) === name) return;
    // The menu has no name, and the dialog that was recorded last stays open when the menu closes.
    if (name !== null) recorded = '';
    closing = null;
    log.add({ do: 'dismiss' }, at);
  }

  /** Records the closing soon after the press, not only before the next action. */
  const recordClosingSoon = () =>
    setTimeout(() => {
      if (!signal.aborted) recordClosing();
    }, CLOSING_MS);

  return {
    recordClosingSoon,
    /**
     * Records the open dialog, unless the same dialog was open at the previous call, and returns it. Called only before
     * a recorded action and at the end, so that a dialog that closes by itself (“Enviando…”) is left out. The action
     * has the time at which the dialog opened.
     */
    record(at?: number): ScreenExpectation | null {
      recordClosing(at);
      closing = null;
      const screen = page.findOpenDialog();
      const name = getScreenName(screen);
      if (screen && name !== recorded) {
        const opened = getOpenDialog();
        const moment = opened?.name === name ? opened : null;
        log.add({ do: 'see', screen }, moment?.at ?? at, moment ? { seq: moment.seq } : {});
      }
      recorded = name;
      return screen;
    },
    /** Notes that the element may close. Called after `record`. */
    expectClosing(element: Element): void {
      closing = { element, name: page.getDialogType(element) };
      recordClosingSoon();
    },
  };
}
