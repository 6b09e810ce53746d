import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-page pt-7 pb-16', className)}>{children}</div>;
}
