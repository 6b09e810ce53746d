import { useEffect, useState } from 'react';
import { combineStops, listen } from '../../lib/listen.ts';

/**
 * Returns the id of the part of the page that is read: the last whose heading is in the upper half of the window. Null
 * above the first heading. `ids`: those of the headings, always the same list.
 */
export function useShownPart<Id extends string>(ids: readonly Id[]): Id | null {
  const [shown, setShown] = useState<Id | null>(null);
  useEffect(() => {
    let frame = 0;
    function read() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        let last: { id: Id; top: number } | null = null;
        for (const id of ids) {
          const top = document.getElementById(id)?.getBoundingClientRect().top;
          // Of two parts beside each other on a wide window, the first one counts.
          if (top !== undefined && top < innerHeight / 2 && top > (last?.top ?? -Infinity))
            last = { id, top };
        }
        setShown(last?.id ?? null);
      });
    }
    read();
    return combineStops(
      () => cancelAnimationFrame(frame),
      listen(globalThis, ['scroll', 'resize'], read, { passive: true }),
    );
  }, [ids]);
  return shown;
}
