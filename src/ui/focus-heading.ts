/**
 * Focuses a screen's heading, so that a screen reader starts there. Does nothing when the focus is in a field, where the
 * player may already be typing, or while a dialog is open, which takes the focus a moment after it has opened.
 */
export function focusHeading(heading: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  if (document.querySelector('[aria-modal="true"]')) return;
  heading?.focus({ preventScroll: true });
}
