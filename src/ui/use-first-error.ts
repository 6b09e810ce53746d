import { useEffect } from 'react';

/** Focuses the first wrong field after each failed submit. `submitCount` is the number of submits. */
export function useFirstError(submitCount: number, fieldId: string | undefined): void {
  useEffect(() => {
    if (submitCount === 0 || fieldId === undefined) return;
    // A timeout runs after a dialog that closes at the same moment has restored the focus.
    const timer = setTimeout(() => document.getElementById(fieldId)?.focus());
    return () => clearTimeout(timer);
    // `fieldId` is not a dependency: while the player corrects one field, the next wrong field must not take
    // the focus.
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
 * True while a button, a link or a checkbox is pressed. An error that appears on blur would move the pressed
 * element away from the pointer; a submit validates every field anyway.
 */
export function isPressing(): boolean {
  return pressed?.closest('button, a, label, [type="checkbox"]') != null;
}
