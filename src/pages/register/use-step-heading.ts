import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../ui/focus-heading.ts';

/** After a change of step, focuses the heading, unless the server has refused a field, which then gets the focus. */
export function useStepHeading(step: 1 | 2, isInvalid: boolean) {
  const previous = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of step moves the focus.
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    window.scrollTo(0, 0);
    if (isInvalid) return;
    // If a dialog has closed between the steps, the timeout runs after the dialog has restored the focus.
    const timer = setTimeout(focusPageHeading);
    return () => clearTimeout(timer);
  }, [step]);
}
