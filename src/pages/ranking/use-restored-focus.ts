import { type RefObject, useEffect, useRef } from 'react';

export type FocusTarget = 'my-row' | 'pagination' | null;

/**
 * Moves the focus when another page of the ranking is `shown`: to the element that the returned function was called
 * with, because the pressed button may be gone.
 */
export function useRestoredFocus(panel: RefObject<HTMLElement | null>, shown: unknown) {
  const target = useRef<FocusTarget>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another page of the ranking is shown.
  useEffect(() => {
    if (target.current) restoreFocus(panel.current, target.current);
    target.current = null;
  }, [shown]);

  return (next: FocusTarget) => {
    target.current = next;
  };
}

function restoreFocus(panel: HTMLElement | null, target: FocusTarget) {
  if (target === 'my-row') {
    const row = panel?.querySelector<HTMLElement>('tr[data-me]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
    return;
  }
  const active = document.activeElement;
  const isLost = !active || active === document.body || active.matches(':disabled');
  if (isLost) panel?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
}
