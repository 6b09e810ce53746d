import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

const VARIANTS = {
  /** A line below each element, and a box around an open one, which covers the line above it. */
  boxed: {
    details: classNames(
      'border-tinta border-b-2 print:break-inside-avoid',
      'open:-mx-2 open:-mt-0.5 open:border-2 open:bg-blanco open:px-2',
      'open:first:-mt-0.75 open:first:border-t-3',
    ),
    row: classNames(
      'grid min-h-16 grid-cols-touch-body-touch items-center gap-3 py-2 text-display-1/compact',
      'hover:text-azul focus-visible:-outline-offset-4',
    ),
    icon: 'justify-self-center',
  },
  dashed: {
    details: 'border-b-2 border-dashed border-tinta-60 open:border-transparent',
    row: 'grid min-h-16 grid-cols-[1fr_auto_28px] items-center gap-x-4 gap-y-2.5 py-1.5 text-display-1/compact',
    icon: '',
  },
};

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  variant: keyof typeof VARIANTS;
  children: ReactNode;
}

/** A native `details` element, which works without JavaScript. CSS shows the icon “plus” or “minus”. */
export function Disclosure({ id, summary, isOpen, onToggle, variant, children }: DisclosureProps) {
  const { details, row, icon } = VARIANTS[variant];
  return (
    <details
      id={id}
      className={classNames('group', details)}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={classNames('condensed cursor-pointer list-none marker:hidden', row)}>
        {summary}
        <Icon name="plus" size={22} className={classNames('group-open:hidden', icon)} />
        <Icon name="minus" size={22} className={classNames('hidden group-open:block', icon)} />
      </summary>
      {children}
    </details>
  );
}
