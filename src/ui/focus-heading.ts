/**
 * Gives a screen's heading the focus, so that it is read from its top; a null heading is nothing. Whoever is in one of
 * its fields already, quick on a slow phone, stays there: the focus must not leave in the middle of a word. An open
 * dialog keeps the focus too.
 */
export function focusHeading(heading: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused?.matches('input, select, textarea') || focused?.closest('[aria-modal="true"]')) return;
  heading?.focus({ preventScroll: true });
}
