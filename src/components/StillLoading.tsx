import { useEffect, useState } from 'react';
import { commonCopy } from '../copy/common.ts';

/** Time (ms) until “Sigue cargando…” appears. `public/boot.js` waits as long before it shows the same text. */
const LATE_MS = 5_000;

interface StillLoadingProps {
  /**
   * Time that the player had already waited when the component appeared (ms). The message “Sigue cargando…”
   * appears earlier by this time.
   */
  waited?: number;
  /** A text that is shown instead of “Sigue cargando…”, `after` ms after the component appears. */
  late?: { text: string; after: number } | undefined;
  className?: string;
}

function useHasPassed(ms: number | undefined): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => setPassed(ms), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return ms !== undefined && (ms <= 0 || passed === ms);
}

export function StillLoading({ waited = 0, late, className }: StillLoadingProps) {
  const isLong = useHasPassed(Math.max(0, LATE_MS - waited));
  const isLate = useHasPassed(late?.after);
  const usual = isLong ? commonCopy.stillLoading : null;
  return (
    <p className={className} role="status">
      {late && isLate ? late.text : usual}
    </p>
  );
}
