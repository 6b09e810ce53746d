import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const VARIANTS = {
  dark: 'bg-tinta text-queso',
  green: 'bg-verde text-papel',
  outlined: 'inset-ring-2',
};

interface BadgeProps extends ComponentProps<'span'> {
  variant?: keyof typeof VARIANTS;
}

export function Badge({ variant = 'dark', className, ...badge }: BadgeProps) {
  return (
    <span
      {...badge}
      className={classNames(
        'wrap-break-word inline-flex items-center gap-1.5 px-2 py-1 font-cartel font-extrabold text-base/none forced-colors:border-2',
        VARIANTS[variant],
        className,
      )}
    />
  );
}
