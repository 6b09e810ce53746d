import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export function NumberBadge({ className, children }: { className?: string; children: ReactNode }) {
  return <b className={classNames('number-badge', className)}>{children}</b>;
}
