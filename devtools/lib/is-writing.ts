/**
 * Whether the event is typing in a field, so that no shortcut runs. In the simulator's own fields, a shortcut
 * with a letter still runs, because Alt+Shift with a letter types no text.
 */
export function isWriting(event: KeyboardEvent): boolean {
  // The document, the window and the roots of shadow trees are no elements.
  const path = event.composedPath() as Partial<HTMLElement>[];
  const isField = path[0]?.matches?.('input, textarea, select') || path[0]?.isContentEditable === true;
  return isField && !(event.code.startsWith('Key') && path.some((place) => place.classList?.contains('sim')));
}
