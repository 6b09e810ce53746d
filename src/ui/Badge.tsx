import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const VARIANTS = {
  dark: 'bg-tinta text-queso',
  green: 'bg-verde text-papel',
  outlined: 'inset-ring-2',
};

interface BadgeProps {
  variant?: keyof typeof VARIANTS;
  className?: string;
  children: ReactNode;
}

export function Badge({ variant = 'dark', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 px-2 py-1 font-cartel font-extrabold text-base/none wrap-break-word forced-colors:border-2',
        VARIANTS[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}
