export type FocusTarget = 'my-row' | 'pagination' | null;

export function restoreFocus(panel: HTMLElement | null, target: FocusTarget) {
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
