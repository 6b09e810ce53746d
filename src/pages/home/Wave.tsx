import { useEffect, useRef, useState } from 'react';

/** La ola at the foot of the hero: four flat bands that move, and rest while they are out of sight. */
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
    <div ref={wave} className={isPaused ? 'wave paused' : 'wave'} aria-hidden="true">
      <i className="wave-1" />
      <i className="wave-2" />
      <i className="wave-3" />
      <i className="wave-4" />
    </div>
  );
}
