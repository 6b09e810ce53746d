import { useEffect } from 'react';

/**
 * Moves the focus to the first wrong field each time a form is refused. `attempt` grows with each refusal; the
 * id may be undefined when nothing is wrong.
 */
export function useFirstError(attempt: number, fieldId: string | undefined): void {
  useEffect(() => {
    if (attempt === 0 || fieldId === undefined) return;
    // After a dialog that closes in the same moment has given the focus back.
    const timer = setTimeout(() => document.getElementById(fieldId)?.focus());
    return () => clearTimeout(timer);
    // The field that becomes the first wrong one while another is mended must not steal the focus.
  }, [attempt]);
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
 * True while a finger is on a button, a link or a box to tick. Checking the field that is being left would push
 * what is pressed out from under the finger; sending checks everything anyway.
 */
export function isPressing(): boolean {
  return pressed?.closest('button, a, label, [type="checkbox"]') != null;
}
