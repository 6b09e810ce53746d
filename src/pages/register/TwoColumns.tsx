import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/**
 * Shows two fields or two buttons side by side, or one below the other when enlarged text leaves too little
 * width.
 */
export function TwoColumns({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('grid grid-cols-pair gap-x-4', className)}>{children}</div>;
}
