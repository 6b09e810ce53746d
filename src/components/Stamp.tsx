import { ticketCopy } from '../copy/ticket.ts';
import { classNames } from '../ui/class-names.ts';

const VARIANTS = { ticket: '', card: 'stamp-card', 'word-only': 'stamp-word-only' } as const;

interface StampProps {
  detail?: string;
  variant?: keyof typeof VARIANTS;
  className?: string;
}

export function Stamp({ detail, variant = 'ticket', className }: StampProps) {
  return (
    <span className={classNames('stamp condensed', VARIANTS[variant], className)}>
      <span>
        {variant === 'word-only' ? null : ticketCopy.stampBrand}
        <b className="stamp-word">{ticketCopy.stampWord}</b>
        {detail}
      </span>
    </span>
  );
}
