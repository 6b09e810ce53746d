import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface TwoColumnsProps {
  className?: string;
  children: ReactNode;
}

export function TwoColumns({ className, children }: TwoColumnsProps) {
  return <div className={classNames('grid grid-cols-[1fr_1fr] gap-x-4', className)}>{children}</div>;
}
