import type { ReactNode } from 'react';
import { copy } from '../../copy/shared.ts';

const RIBBON =
  'line justify-center py-1 font-semibold text-[#1f1300] text-sm leading-[1.4] ' +
  'bg-[repeating-linear-gradient(135deg,var(--color-heed)_0_12px,#e39a2b_12px_24px)]';

export function Ribbon({ isHidden, children }: { isHidden?: boolean; children?: ReactNode }) {
  return (
    <p className={isHidden ? `${RIBBON} lg:hidden` : RIBBON}>
      <b className="bg-heed px-3 py-px">{copy.ribbon}</b>
      {children}
    </p>
  );
}
