import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

const WAVES = ['wave-chile', 'wave-queso', 'wave-noche', ''];

/** The crests at the foot of the hero. They move only while they are on screen. */
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
    <div ref={wave} className="wave" aria-hidden="true">
      {WAVES.map((colour) => (
        <i key={colour} className={classNames('wave-crest', colour, isPaused && 'wave-paused')} />
      ))}
    </div>
  );
}
