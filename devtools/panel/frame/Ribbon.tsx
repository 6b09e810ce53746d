import type { ReactNode } from 'react';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { useRead, type WorldReads } from '../context/world-reads.ts';

const RIBBON = 'line justify-center py-1 font-semibold text-[#1f1300] text-sm leading-[1.4]';
const SIMULATED = 'bg-[repeating-linear-gradient(135deg,var(--color-heed)_0_12px,#e39a2b_12px_24px)]';
const REAL = 'bg-bad';

interface RibbonProps {
  /** Null before the page of the app has loaded. */
  loaded: { simulator: Pick<Simulator, 'isReal' | 'apiOrigin'>; reads: WorldReads } | null;
  isHidden?: boolean;
  children?: ReactNode;
}

/** Says whose data the app shows: invented, those of a HAR file, or the real server's. */
export function Ribbon({ loaded, isHidden, children }: RibbonProps) {
  const isReal = loaded?.simulator.isReal === true;
  return (
    <p className={`${RIBBON} ${isReal ? REAL : SIMULATED} ${isHidden ? 'lg:hidden' : ''}`}>
      {isReal ? (
        <b className="wrap-anywhere px-3">{copy.realRibbon(loaded.simulator.apiOrigin)}</b>
      ) : (
        <b className="bg-heed px-3 py-px">{loaded ? <SimulatedText reads={loaded.reads} /> : copy.ribbon}</b>
      )}
      {children}
    </p>
  );
}

const SimulatedText = ({ reads }: { reads: WorldReads }) =>
  useRead(reads.status).hasHar ? copy.harRibbon : copy.ribbon;
