import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** The browser's own fold, which works before any script does. The icon follows by style. */
export function Disclosure({ id, summary, isOpen, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      id={id}
      className={classNames('group', className)}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {summary}
        <Icon name="plus" size={22} className="group-open:hidden" />
        <Icon name="minus" size={22} className="hidden group-open:block" />
      </summary>
      {children}
    </details>
  );
}
