/**
 * Gives a screen's heading the focus, so that it is read from its top; a null heading is nothing. Whoever is in one of
 * its fields already, quick on a slow phone, stays there: the focus must not leave in the middle of a word.
 */
export function focusHeading(heading: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  heading?.focus({ preventScroll: true });
}
