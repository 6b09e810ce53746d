import { type RefObject, useEffect, useRef } from 'react';

export type FocusTarget = 'my-row' | 'pagination' | null;

/**
 * Moves the focus when another page of the ranking is `shown`: to the element that the returned function was called
 * with, because the pressed button may be gone. Calls `onNoRow` if that is the player's row and the page doesn't have
 * it.
 */
export function useRestoredFocus(panel: RefObject<HTMLElement | null>, shown: unknown, onNoRow: () => void) {
  const target = useRef<FocusTarget>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another page of the ranking is shown.
  useEffect(() => {
    const next = target.current;
    target.current = null;
    if (next === 'my-row') focusMyRow(panel.current, onNoRow);
    else if (next) focusPagination(panel.current);
  }, [shown]);

  return (next: FocusTarget) => {
    target.current = next;
  };
}

function focusMyRow(panel: HTMLElement | null, onNoRow: () => void) {
  const row = panel?.querySelector<HTMLElement>('tr[data-me]');
  if (!row) return onNoRow();
  row.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'center' });
}

function focusPagination(panel: HTMLElement | null) {
  const active = document.activeElement;
  const isLost = !active || active === document.body || active.matches(':disabled');
  if (isLost) panel?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
}
