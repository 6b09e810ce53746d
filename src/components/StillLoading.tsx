import { useEffect, useState } from 'react';
import { commonCopy } from '../copy/common.ts';

/** How long a person waits before it is said that nothing has stopped, in ms. */
const LATE_MS = 5_000;

interface StillLoadingProps {
  /** How long they have waited already, in ms. */
  waited?: number;
}

/** Says "Sigue cargando" once a wait has become long, and nothing before. */
export function StillLoading({ waited = 0 }: StillLoadingProps) {
  const [isLate, setLate] = useState(waited >= LATE_MS);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, LATE_MS - waited));
    return () => clearTimeout(timer);
  }, [waited]);

  return (
    <p className="still-loading" role="status">
      {isLate ? commonCopy.stillLoading : null}
    </p>
  );
}
