import { useEffect } from 'react';

/**
 * Focuses the first wrong field (`fieldId`) after each submit with errors. `submitCount` is the number of
 * submits.
 */
export function useFirstError(submitCount: number, fieldId: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the player corrects one field, the next wrong field must not take the focus.
  useEffect(() => {
    if (submitCount === 0 || fieldId === undefined) return;
    // The timeout runs after a dialog that closes at the same moment has restored the focus, which would
    // otherwise leave the field.
    const timer = setTimeout(() => document.getElementById(fieldId)?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
}

let pressed: Element | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target instanceof Element ? target : null;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => {
      pressed = null;
    });
  }
}

/**
 * True while a button, a link, a label or a checkbox is pressed. Forms then don't validate the field that loses
 * the focus, because its error could move the pressed element away from the pointer. A submit validates every
 * field anyway.
 */
export function isPressing(): boolean {
  return pressed?.closest('button, a, label, [type="checkbox"]') != null;
}
