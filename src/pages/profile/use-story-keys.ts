import { useEffect } from 'react';
import { listen } from '../../lib/listen.ts';
import { useStores } from '../../use-stores.ts';

/** The arrow keys turn the cards of “Así te fue”, unless a dialog is open. */
export function useStoryKeys({ previous, next }: { previous: () => void; next: () => void }): void {
  const { modal } = useStores();
  useEffect(() => {
    function handleKey({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || modal.current.peek() !== null) return;
      // In the dialog “Compartir” the arrows choose a format.
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      if (key === 'ArrowRight') next();
      if (key === 'ArrowLeft') previous();
    }
    return listen(window, ['keydown'], handleKey);
  });
}
