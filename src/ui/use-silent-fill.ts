import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '../lib/listen.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Events before which React may write its own value into a field, or the form reads the values. */
const MOMENTS = ['input', 'change', 'focusin', 'focusout', 'pointerdown', 'keydown', 'submit'];

const getValue = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/**
 * Reads a value that was put into a controlled field without an event, as some password managers do. React knows
 * nothing of such a value and would overwrite it, so it is compared before anything else happens on the page. Returns the
 * ref of the field.
 */
export function useSilentFill<C extends Control>(
  value: string | boolean,
  onFill: (control: C) => void,
): RefObject<C | null> {
  const ref = useRef<C>(null);
  // Without dependencies, because `onFill` is another function after each render.
  useEffect(() =>
    listen(
      document,
      MOMENTS,
      ({ target, type }) => {
        const control = ref.current;
        // React hears of this value by the event itself.
        const isReported = control === target && (type === 'input' || type === 'change');
        if (control && !isReported && getValue(control) !== value) onFill(control);
      },
      { capture: true },
    ),
  );
  return ref;
}
