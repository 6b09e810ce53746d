import { type RefObject, useLayoutEffect } from 'react';
import { createTabValue } from '../../tab-value.ts';

const scrolls = createTabValue('scroll', (stored): Record<string, number> => {
  const entries = Object.entries((stored ?? {}) as object).filter(([, top]) => typeof top === 'number');
  return Object.fromEntries(entries);
});

export function useKeptScroll(element: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    current.scrollTop = scrolls.read()[name] ?? 0;
    const keep = () => scrolls.write({ ...scrolls.read(), [name]: current.scrollTop });
    current.addEventListener('scrollend', keep);
    return () => current.removeEventListener('scrollend', keep);
  }, [element, name]);
}
