import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The crests of the wave from back to front. */
const CRESTS = [
  'h-28 bg-chile [animation-duration:11s]',
  'h-[82px] bg-queso [animation-direction:reverse] [animation-duration:8s]',
  'h-13 bg-noche [animation-duration:13s]',
  'h-[26px] bg-papel [animation-direction:reverse]',
];

/** The animated wave at the bottom of the hero. It pauses while it is out of view. */
export function Wave() {
  const wave = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (!wave.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setPaused(entry?.isIntersecting === false));
    observer.observe(wave.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={wave}
      className="wave -mt-[34px] h-[118px] nav:-mt-1 nav:h-[126px] forced-colors:hidden print:hidden"
      aria-hidden="true"
    >
      {CRESTS.map((look) => (
        <i
          key={look}
          className={classNames('wave-crest', look, isPaused && '[animation-play-state:paused]')}
        />
      ))}
    </div>
  );
}
