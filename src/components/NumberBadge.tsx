import type { ReactNode } from 'react';

interface NumberBadgeProps {
  as?: 'b' | 'span' | 'dd';
  label?: string;
  className?: string;
  children: ReactNode;
}

export function NumberBadge({ as: Tag = 'b', label, className, children }: NumberBadgeProps) {
  const classes = className ? `number-badge ${className}` : 'number-badge';
  if (!label) return <Tag className={classes}>{children}</Tag>;
  return (
    <Tag className={classes}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </Tag>
  );
}
