import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on a button of “Así te fue”: the first card disables “Anterior”, and the last one has no “Siguiente”, so
 * each passes its focus on to the other. Call `noteFocus` before the next card is shown.
 */
export function useStoryFocus(index: number, last: number) {
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const hadNextFocus = useRef(false);

  useEffect(() => {
    if (index === 0 && document.activeElement === previousButton.current) nextButton.current?.focus();
    if (index === last && hadNextFocus.current) previousButton.current?.focus();
  }, [index, last]);

  function noteFocus() {
    hadNextFocus.current = document.activeElement === nextButton.current;
  }

  return { previousButton, nextButton, noteFocus };
}
