import type { ReactNode } from 'react';

interface NumberBadgeProps {
  as?: 'b' | 'span' | 'dd';
  /** Text for screen readers, where the number alone is not enough. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A number on a split flap, as on a scoreboard. */
export function NumberBadge({ as: Tag = 'b', label, className, children }: NumberBadgeProps) {
  const look = className ? `number-badge ${className}` : 'number-badge';
  if (!label) return <Tag className={look}>{children}</Tag>;
  return (
    <Tag className={look}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </Tag>
  );
}
