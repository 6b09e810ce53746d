import { NumberBadge } from './NumberBadge.tsx';

interface ExtraPointProps {
  points: string;
  text: string;
  /** `won`: in the dialog of a right answer, whose sentence says on screen what the point is. */
  variant?: 'regular' | 'large' | 'won';
}

export function ExtraPoint({ points, text, variant = 'regular' }: ExtraPointProps) {
  return (
    <span className="condensed mt-2.5 mb-1 inline-flex items-center gap-2.5 text-lg/none">
      <NumberBadge size={variant === 'regular' ? 'point' : `point-${variant}`}>{points}</NumberBadge>{' '}
      <span className={variant === 'won' ? 'sr-only' : undefined}>{text}</span>
    </span>
  );
}
