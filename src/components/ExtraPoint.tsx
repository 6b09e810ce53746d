import { NumberBadge } from './NumberBadge.tsx';

interface ExtraPointProps {
  points: string;
  text: string;
  variant?: 'regular' | 'large';
}

export function ExtraPoint({ points, text, variant = 'regular' }: ExtraPointProps) {
  return (
    <span className="condensed mt-[.6rem] mb-[.3rem] inline-flex items-center gap-[.6rem] text-19/none">
      <NumberBadge className={`px-[.25em] py-[.1em] ${variant === 'large' ? 'text-48' : 'text-32'}`}>
        {points}
      </NumberBadge>{' '}
      {text}
    </span>
  );
}
