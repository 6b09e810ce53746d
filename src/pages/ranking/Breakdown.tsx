import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface BreakdownLine {
  label: string;
  value?: ReactNode;
  result?: ReactNode;
  isHighlighted?: boolean;
}

interface BreakdownProps {
  title: string;
  lines: readonly BreakdownLine[];
  className?: string;
  children?: ReactNode;
}

export function Breakdown({ title, lines, className, children }: BreakdownProps) {
  return (
    <div className={classNames('px-4 pb-4', className)}>
      <h3 className="condensed mb-2.5 text-lg/compact">{title}</h3>
      <ol className="border-tinta border-t-2 border-dashed">
        {lines.map(({ label, value, result, isHighlighted = false }) => (
          <li
            key={label}
            className={classNames(
              'condensed grid min-h-10 items-center gap-3 border-tinta-25 border-b text-base/compact',
              'grid-cols-[1fr_auto_76px] max-xs:grid-cols-sum',
              isHighlighted && '-mx-4 bg-queso px-4',
            )}
          >
            <span>{label}</span>
            <span>{value}</span>
            <span className={classNames('text-right', !isHighlighted && 'text-humo')}>{result}</span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
