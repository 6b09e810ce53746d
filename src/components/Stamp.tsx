import { classNames } from '../ui/class-names.ts';

const VARIANTS = { ticket: '', card: 'stamp-card', 'word-only': 'stamp-word-only' } as const;

interface StampProps {
  brand?: string;
  word: string;
  detail?: string;
  /** `card` is smaller, for a game card; `word-only` is the smallest and has one word. */
  variant?: keyof typeof VARIANTS;
  className?: string;
}

export function Stamp({ brand, word, detail, variant = 'ticket', className }: StampProps) {
  return (
    <span className={classNames('stamp condensed', VARIANTS[variant], className)}>
      <span>
        {brand}
        <b className="stamp-word lettering">{word}</b>
        {detail}
      </span>
    </span>
  );
}
