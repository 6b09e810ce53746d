import { useEffect, useRef, useState } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { PointsTotal } from '../../components/PointsTotal.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { useStores } from '../../use-stores.ts';
import { countUp } from './count-up.ts';
import { EXTRA_POINT_ID } from './extra-point.ts';
import { canFly, fly } from './flight.ts';

/**
 * The points of all trivias. New points fly from the panel of the answered trivia to the total, which counts up to them
 * and is then said once. They wait until no dialog covers the page. Under `prefers-reduced-motion` the new total stands
 * there at once. Nothing of it blocks a press.
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
  const shown = counted ?? settled;
  const gain = points !== null && settled !== null ? Math.max(points - settled, 0) : 0;

  useEffect(() => {
    if (points === null || settled === null || points <= settled) return setSettled(points);
    if (isCovered) return;
    const end = () => {
      setSettled(points);
      setCounted(null);
      setSaid(bonusCopy.pointsNow(points));
    };
    if (!piece.current || !canFly()) return end();
    let stop = fly({
      piece: piece.current,
      from: document.getElementById(EXTRA_POINT_ID),
      onEnd() {
        stop = countUp({ from: settled, to: points, onStep: setCounted, onEnd: end });
      },
    });
    return () => stop();
  }, [points, settled, isCovered]);

  return (
    <div className="relative justify-self-start">
      <PointsTotal points={shown}>
        <span className="max-w-[3.8em] text-balance">{bonusCopy.pointsTotal(shown ?? 0)}</span>
      </PointsTotal>
      <span
        ref={piece}
        hidden
        aria-hidden="true"
        className="pointer-events-none absolute top-2 left-3.5 z-2 [&:not([hidden])]:block"
      >
        <NumberBadge size="point-large">{bonusCopy.gain(gain)}</NumberBadge>
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
