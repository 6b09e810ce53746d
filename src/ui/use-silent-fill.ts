import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '../lib/listen.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Events before which React may write its own value into a field, or the form reads the values. */
const MOMENTS = ['input', 'change', 'focusin', 'focusout', 'pointerdown', 'keydown', 'submit'];

const getValue = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/** For each field on the page, a function that returns what to do about its silent fill. */
const fields = new Set<(event: Event) => (() => void) | null>();

/**
 * Compares all fields before it reports one, because a browser may run React between two listeners of an event, and the
 * render for the first field would overwrite the others.
 */
function readFields(event: Event) {
  const fills = [...fields].flatMap((getFill) => getFill(event) ?? []);
  for (const fill of fills) fill();
}

let stop: (() => void) | undefined;

function follow(field: (event: Event) => (() => void) | null): () => void {
  stop ??= listen(document, MOMENTS, readFields, { capture: true });
  fields.add(field);
  return () => {
    fields.delete(field);
    if (fields.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Reads a value that was put into a controlled field without an event, as some password managers do. React doesn't
 * know such a value and would overwrite it, so it is compared before anything else happens on the page. Returns
 * the ref of the field.
 */
export function useSilentFill<C extends Control>(
  value: string | boolean,
  onFill: (control: C) => void,
): RefObject<C | null> {
  const ref = useRef<C>(null);
  // Without dependencies, because `onFill` is another function after each render.
  useEffect(() =>
    follow(({ target, type }) => {
      const control = ref.current;
      // React gets this value from the event itself.
      const isReported = control === target && (type === 'input' || type === 'change');
      return control && !isReported && getValue(control) !== value ? () => onFill(control) : null;
    }),
  );
  return ref;
}
