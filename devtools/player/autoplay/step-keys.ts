import type { RecipeRunner } from '../../api.ts';
import { hasFullLayout } from '../../ui/full-screen.ts';
import { isInCabina } from '../../ui/mount.ts';

/** By the key: the step that it leads to. A presenter's clicker sends Page Up and Page Down. */
const DIRECTIONS: Partial<Record<string, 1 | -1>> = {
  PageDown: 1,
  PageUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
};

/** Where the keys scroll or choose: the panel and its dialogs. */
const PANEL = 'aside, #simulator, .sim dialog';

/** A field in which Page Down or an arrow moves the cursor, or chooses. In a checkbox it does nothing. */
const TEXT_FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

const isInTextField = (event: Event) =>
  (event.composedPath()[0] as Partial<Element>).matches?.(TEXT_FIELD) ?? false;

let stopFollowing = () => {};

/**
 * Goes a step on or back at Page Down and Page Up, and in the layout of the full screen, while autoplay is paused, at
 * the arrows. Returns a function that ends it. At the end of a recipe, Page Down goes on in a list
 * (`follow-playlist.ts`).
 */
export function followStepKeys(runner: RecipeRunner): () => void {
  stopFollowing();
  const windows = isInCabina() ? [window, window.parent] : [window];
  /** Whether the user has chosen the field with the focus. A recipe leaves the focus in the field in which it typed. */
  let isOfUser = false;
  const point = (event: Event) => {
    isOfUser = isInTextField(event);
  };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.key.length === 1 && isInTextField(event);
    if (event.isTrusted && (event.key === 'Tab' || isTyping)) isOfUser = true;
    const direction = DIRECTIONS[event.key];
    const step = runner.playing();
    if (!direction || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const path = event.composedPath() as Partial<Element>[];
    if (path.some((place) => place.matches?.(PANEL))) return;
    const isFull = windows.some(({ document }) => hasFullLayout(document));
    // One press too many of a clicker leaves the end of the recipe on the screen.
    if (!step && isFull && event.key.startsWith('Page')) event.preventDefault();
    if (!step) return;
    if (event.key.startsWith('Arrow') && !(isFull && step.pauseReason !== null)) return;
    if (isInTextField(event) && isOfUser && step.pauseReason !== null) return;
    event.preventDefault();
    // Autoplay would take the key for a press in the app.
    event.stopImmediatePropagation();
    isOfUser = false;
    runner.skip(direction);
  };
  const stop = new AbortController();
  stopFollowing = () => stop.abort();
  for (const target of windows) {
    target.addEventListener('keydown', press, { capture: true, signal: stop.signal });
    target.document.addEventListener('pointerdown', point, { capture: true, signal: stop.signal });
  }
  // The window of the cabina stays when the app's page reloads.
  window.addEventListener('pagehide', stopFollowing, { signal: stop.signal });
  return stopFollowing;
}
