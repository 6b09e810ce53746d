import { useEffect, useRef, useState } from 'react';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { scrollToWholeTab } from '../../../ui/Tabs.tsx';

/** The share of the row of tabs that a press scrolls, so that the last tab on screen is on screen again. */
const STEP = 0.8;

/**
 * Two buttons for a mouse, which scroll the row of tabs before them. They are there while the row is wider than its
 * place.
 */
export function TabArrows() {
  const arrows = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({ hasEarlier: false, hasLater: false });

  useEffect(() => {
    const row = arrows.current?.previousElementSibling;
    if (!row) return;
    const measure = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      // A scroll position may be a fraction of a pixel.
      setReach({ hasEarlier: row.scrollLeft > 1, hasLater: left > 1 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  function scroll(direction: 1 | -1) {
    const row = arrows.current?.previousElementSibling;
    if (!(row instanceof HTMLElement)) return;
    scrollToWholeTab(row, row.offsetLeft + row.scrollLeft + direction * row.clientWidth * STEP);
  }

  return (
    <div
      ref={arrows}
      className="laptop:flex hidden items-end border-tinta border-b-3 pl-2"
      hidden={!reach.hasEarlier && !reach.hasLater}
    >
      <Arrow
        label={lateGamesCopy.earlierWeeks}
        isDisabled={!reach.hasEarlier}
        onClick={() => scroll(-1)}
        isBack
      />
      <Arrow label={lateGamesCopy.laterWeeks} isDisabled={!reach.hasLater} onClick={() => scroll(1)} />
    </div>
  );
}

interface ArrowProps {
  label: string;
  isDisabled: boolean;
  isBack?: boolean;
  onClick: () => void;
}

function Arrow({ label, isDisabled, isBack, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className="grid h-15 w-11 cursor-pointer place-items-center bg-transparent focus-visible:-outline-offset-4 aria-disabled:cursor-not-allowed aria-disabled:text-tinta-40"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    >
      <Icon name="arrow" className={isBack ? 'turn-180' : undefined} />
    </button>
  );
}
