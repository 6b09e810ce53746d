import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../ui/focus-heading.ts';

/**
 * When no dialog is open any more, focuses the element that had the focus before the first dialog (the
 * opener), or the page's heading if the opener is no longer in the page or cannot be focused. Headless UI
 * alone is not enough: it does not know an opener that was pressed before Headless UI was loaded, and if the
 * opener is gone it focuses some element that had the focus earlier.
 */
export function useReturnOfFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the dialog opens and takes the focus, so the opener still has the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The timeout runs after Headless UI has tried to restore the focus.
      setTimeout(() => {
        const from = opener.current;
        if (from instanceof HTMLElement && from !== document.body && from.isConnected) {
          if (isNothingFocused()) from.focus();
          if (!isNothingFocused()) return;
        }
        const heading = document.querySelector<HTMLElement>('main h1');
        focusHeading(heading);
        // For a keyboard user, who sees the focus ring, the heading is scrolled into view. For a player with
        // a pointer, the page keeps its scroll position.
        if (heading?.matches(':focus-visible')) heading.scrollIntoView?.({ block: 'center' });
      });
    };
  }, [isOpen]);
}

const isNothingFocused = () => !document.activeElement || document.activeElement === document.body;
