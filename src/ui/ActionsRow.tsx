import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ActionsRowProps {
  className?: string;
  children: ReactNode;
}

export function ActionsRow({ className, children }: ActionsRowProps) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-2.5', className)}>{children}</div>
  );
}
