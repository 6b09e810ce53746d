import type { ReactNode } from 'react';

interface PlateProps {
  as?: 'b' | 'span' | 'dd';
  /** Says the number in full where the figure alone is not enough. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A painted scoreboard plate: a number that counts. */
export function Plate({ as: Tag = 'b', label, className, children }: PlateProps) {
  const look = className ? `plate ${className}` : 'plate';
  if (!label) return <Tag className={look}>{children}</Tag>;
  return (
    <Tag className={look}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </Tag>
  );
}
