import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface PageBodyProps {
  className?: string;
  children: ReactNode;
}

export function PageBody({ className, children }: PageBodyProps) {
  return <div className={classNames('mx-auto w-page pt-7 pb-16', className)}>{children}</div>;
}
