import { NumberBadge } from './NumberBadge.tsx';

interface ExtraPointProps {
  points: string;
  text: string;
  badgeClass?: string;
}

export function ExtraPoint({ points, text, badgeClass = 'text-32' }: ExtraPointProps) {
  return (
    <span className="condensed mt-[.6rem] mb-[.3rem] inline-flex items-center gap-[.6rem] text-19/none">
      <NumberBadge className={`px-[.25em] py-[.1em] ${badgeClass}`}>{points}</NumberBadge> {text}
    </span>
  );
}
