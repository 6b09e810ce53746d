/**
 * Focuses a screen's heading, so that a screen reader starts there. Does nothing when the focus is in a field, where the
 * player may already be typing, or in an open dialog.
 */
export function focusHeading(heading: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused?.matches('input, select, textarea') || focused?.closest('[aria-modal="true"]')) return;
  heading?.focus({ preventScroll: true });
}
