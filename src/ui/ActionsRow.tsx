import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ActionsRowProps {
  className?: string;
  gapClass?: string;
  children: ReactNode;
}

export function ActionsRow({
  className,
  gapClass = 'gap-x-[1.4rem] gap-y-[.6rem]',
  children,
}: ActionsRowProps) {
  return <div className={classNames('flex flex-wrap items-center', gapClass, className)}>{children}</div>;
}
