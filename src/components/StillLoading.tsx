import { useEffect, useState } from 'react';
import { commonCopy } from '../copy/common.ts';

/** Delay before the “still loading” message appears (ms). */
const LATE_MS = 5_000;

interface StillLoadingProps {
  /** How long the person has waited already, in ms. */
  waited?: number;
  /** Another message, which replaces the usual one `after` ms from now. */
  late?: { text: string; after: number } | undefined;
  className?: string;
}

/** True `ms` after the component appears or `ms` changes; without `ms` never. */
function useHasPassed(ms: number | undefined): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => setPassed(ms), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return ms !== undefined && (ms <= 0 || passed === ms);
}

/** Says "Sigue cargando" once a wait has become long, and nothing before. */
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
