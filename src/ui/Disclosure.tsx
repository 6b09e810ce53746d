import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  summaryClass?: string;
  iconClass?: string;
  children: ReactNode;
}

/** A native `details` element, which works without JavaScript. CSS shows the icon “plus” or “minus”. */
export function Disclosure({
  id,
  summary,
  isOpen,
  onToggle,
  className,
  summaryClass,
  iconClass,
  children,
}: DisclosureProps) {
  return (
    <details
      id={id}
      className={classNames('group', className)}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary
        className={classNames('cursor-pointer list-none [&::-webkit-details-marker]:hidden', summaryClass)}
      >
        {summary}
        <Icon name="plus" size={22} className={classNames('group-open:hidden', iconClass)} />
        <Icon name="minus" size={22} className={classNames('hidden group-open:block', iconClass)} />
      </summary>
      {children}
    </details>
  );
}
