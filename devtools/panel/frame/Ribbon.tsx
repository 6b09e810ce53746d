import type { ReactNode } from 'react';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';

const RIBBON = 'line justify-center py-1 font-semibold text-[#1f1300] text-sm leading-[1.4]';
const SIMULATED = 'bg-[repeating-linear-gradient(135deg,var(--color-heed)_0_12px,#e39a2b_12px_24px)]';
const REAL = 'bg-bad';

interface RibbonProps {
  /** Null before the page of the app has loaded. */
  simulator: Pick<Simulator, 'isReal' | 'apiOrigin'> | null;
  isHidden?: boolean;
  children?: ReactNode;
}

/** Says that the data are invented or, in front of the real server, that they aren't. */
export function Ribbon({ simulator, isHidden, children }: RibbonProps) {
  const isReal = simulator?.isReal === true;
  return (
    <p className={`${RIBBON} ${isReal ? REAL : SIMULATED} ${isHidden ? 'lg:hidden' : ''}`}>
      {isReal ? (
        <b className="wrap-anywhere px-3">{copy.realRibbon(simulator.apiOrigin)}</b>
      ) : (
        <b className="bg-heed px-3 py-px">{copy.ribbon}</b>
      )}
      {children}
    </p>
  );
}
