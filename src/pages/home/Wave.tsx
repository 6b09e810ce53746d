import { useEffect, useRef, useState } from 'react';

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
    <div ref={wave} className={isPaused ? 'wave paused' : 'wave'} aria-hidden="true">
      <i className="wave-1" />
      <i className="wave-2" />
      <i className="wave-3" />
      <i className="wave-4" />
    </div>
  );
}
