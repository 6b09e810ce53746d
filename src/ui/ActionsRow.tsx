import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function ActionsRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-2.5', className)}>{children}</div>
  );
}
