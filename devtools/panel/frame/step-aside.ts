import type { Simulator } from '../../api.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { findDialog } from '../../recipes/dialogs.ts';

/**
 * On a phone, calls `stepAside` when a dialog of the app opens that doesn't fit above the panel. Returns a function
 * that stops it.
 */
export const followDialogs = (simulator: Simulator, app: Window, stepAside: () => void) =>
  simulator.on('modal', () => {
    // The dialog gets its height in the next frame.
    requestAnimationFrame(() => {
      const dialog = findDialog(app.document);
      if (isNarrowWindow() && dialog && dialog.scrollHeight > dialog.clientHeight) stepAside();
    });
  });
