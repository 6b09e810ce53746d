import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When a new text makes the element taller, scrolls by as much, so that a second tap hits the same button of a game
 * below. Browsers with scroll anchoring do so themselves, except at the top of the page.
 */
export function useSteadyGames() {
  const element = useRef<HTMLDivElement>(null);
  const hasNewText = useRef(false);
  useLayoutEffect(() => {
    hasNewText.current = true;
  });
  useEffect(() => {
    let before: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      const isSteady = scrollY > 0 && CSS.supports('overflow-anchor: auto');
      if (before !== undefined && hasNewText.current && !isSteady) scrollBy(0, height - before);
      before = height;
      hasNewText.current = false;
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
