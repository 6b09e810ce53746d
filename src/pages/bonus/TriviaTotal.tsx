import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { canFly, fly } from '../../ui/flight.ts';
import { useStores } from '../../use-stores.ts';
import { countUp } from './count-up.ts';
import { EXTRA_POINT_ID, takePointStart } from './extra-point.ts';

/**
 * The points of all trivias. New points fly to the total from the dialog in which they were won, or from the panel of
 * the answered trivia. The total counts up to them and is then said once. They wait until no dialog covers the page.
 * Under `prefers-reduced-motion` the new total stands there at once. Nothing of it blocks a press.
 */
export function TriviaTotal({ points }: { points: number | null }) {
  const { modal } = useStores();
  const isCovered = modal.current.value !== null;
  /** The total before the new points. */
  const [settled, setSettled] = useState(points);
  /** The number that the count has reached; null while it doesn't count. */
  const [counted, setCounted] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const piece = useRef<HTMLSpanElement>(null);
  const total = useRef<HTMLDivElement>(null);
  const shown = counted ?? settled;
  const gain = points !== null && settled !== null ? Math.max(points - settled, 0) : 0;

  useEffect(() => {
    if (points === null || settled === null || points <= settled) return setSettled(points);
    if (isCovered) return;
    // In the frame of the landing: rendered later, the old total would be seen alone for a frame.
    const showAtOnce = (value: number) => flushSync(() => setCounted(value));
    const end = () => {
      setSettled(points);
      setCounted(null);
      setSaid(bonusCopy.pointsNow(points));
    };
    const to = findBadge(total.current);
    const box = takePointStart();
    if (!piece.current || !to || !canFly()) return end();
    let stop = fly({
      piece: piece.current,
      from: box ?? findBadge(document.getElementById(EXTRA_POINT_ID)),
      to,
      onEnd() {
        stop = countUp({ from: settled, to: points, onStep: showAtOnce, onEnd: end });
      },
    });
    return () => stop();
  }, [points, settled, isCovered]);

  return (
    <div ref={total} className="justify-self-start">
      <PointsTotal points={shown}>
        <span className="max-w-[3.8em] text-balance">{bonusCopy.pointsTotal(shown ?? 0)}</span>
      </PointsTotal>
      {/* Outside the page, so that no part of it covers or clips the flight. */}
      {createPortal(
        <span
          ref={piece}
          hidden
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 z-30 [&:not([hidden])]:block"
        >
          <NumberBadge size="total">{bonusCopy.gain(gain)}</NumberBadge>
        </span>,
        document.body,
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

const findBadge = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('.number-badge') ?? null;
