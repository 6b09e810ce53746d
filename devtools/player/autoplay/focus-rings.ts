import { addPageSheet } from '../../ui/page-sheet.ts';

/** Also of a label that shows the ring of its hidden field. The outline of `outline.ts` stays. */
const STYLES = ':is(:focus-visible, :focus-visible ~ *):not([style*="outline"]) { outline: none !important }';

/**
 * Hides the focus rings of the page while nobody uses the keyboard: the browser shows one wherever a script moves the
 * focus. The next key or press of a person outside `bar` shows them again.
 */
export function createFocusRings(bar: Element) {
  let restore: (() => void) | null = null;
  const listen = (event: Event) => {
    // The events of a recipe's gestures aren't trusted.
    if (event.isTrusted && !event.composedPath().includes(bar)) show();
  };
  function hide() {
    if (restore) return;
    const removeSheet = addPageSheet(STYLES);
    const stop = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      window.addEventListener(type, listen, { capture: true, passive: true, signal: stop.signal });
    restore = () => {
      stop.abort();
      removeSheet();
    };
  }
  function show() {
    restore?.();
    restore = null;
  }
  return { hide };
}
