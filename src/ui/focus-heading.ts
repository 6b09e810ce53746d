/**
 * Focuses the heading without scrolling. Does nothing while a field has the focus, because the player may be
 * typing, or while a dialog is open, because a dialog that has just opened takes the focus a moment later.
 */
export function focusHeading(heading: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  if (hasOpenDialog()) return;
  heading?.focus({ preventScroll: true });
}

/** Call when the element that has the focus goes, and nothing takes its place. */
export const focusPageHeading = () => focusHeading(document.querySelector('main h1'));

export function hasOpenDialog(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
