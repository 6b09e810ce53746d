import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ActionsRowProps {
  className?: string;
  children: ReactNode;
}

export function ActionsRow({ className, children }: ActionsRowProps) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-[1.4rem] gap-y-[.6rem]', className)}>
      {children}
    </div>
  );
}
