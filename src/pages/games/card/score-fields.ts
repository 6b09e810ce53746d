/** The score fields of the page, in the order of their games. */
const getFields = () => [...document.querySelectorAll<HTMLInputElement>('[data-game] input')];

const isAfter = (from: Element, field: Element) =>
  (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the first empty score field of the page, or the first one after `from`. */
export function findEmptyField(from: Element | null): HTMLInputElement | undefined {
  return getFields().find(
    (field) => field.value === '' && !field.readOnly && (!from || isAfter(from, field)),
  );
}

export function findNextField(from: Element): HTMLInputElement | undefined {
  return getFields().find((field) => !field.readOnly && isAfter(from, field));
}

/** Focuses the next empty field if it is one of the same game or stands on screen, so that the page doesn't move. */
export function focusNextEmpty(field: HTMLInputElement): void {
  const next = findEmptyField(field);
  if (next && (next.closest('[data-game]')?.contains(field) || isOnScreen(next))) next.focus();
}

/** True when the element is visible between the bars at the top and the bottom, so that focusing it scrolls nothing. */
function isOnScreen(element: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top >= (Number.parseFloat(scrollPaddingTop) || 0) &&
    bottom <= innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  );
}
