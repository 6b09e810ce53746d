import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

const CRESTS = ['wave-chile', 'wave-queso', 'wave-noche', ''];

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
      {CRESTS.map((look) => (
        <i key={look} className={classNames('wave-crest', look, isPaused && 'wave-paused')} />
      ))}
    </div>
  );
}
