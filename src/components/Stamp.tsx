import { classNames } from '../ui/class-names.ts';

/** On a ticket, on a game card, and in a line of text. */
const SIZES = {
  large: {
    stamp: 'size-[7.4rem] p-[.9rem] text-13/110 -outline-offset-8',
    word: 'text-[1.45rem]/none',
  },
  medium: { stamp: 'size-[6.2rem] p-[.9rem] text-11/110 -outline-offset-8', word: 'text-18/none' },
  small: { stamp: '-my-[.2rem] size-[4.6rem] p-[.4rem] -outline-offset-6', word: 'text-16/none' },
};

interface StampProps {
  /** Small line above the word. */
  brand?: string;
  word: string;
  /** Small line under it, for instance when it was sent. */
  detail?: string;
  size?: keyof typeof SIZES;
  /** Animated once, for a ticket that was just sent. */
  isNew?: boolean;
  className?: string;
}

/** The round stamp of a sent ticket. */
export function Stamp({ brand, word, detail, size = 'large', isNew = false, className }: StampProps) {
  const look = SIZES[size];
  return (
    <span className={classNames('stamp condensed', look.stamp, isNew && 'stamp-new', className)}>
      <span>
        {brand}
        <b className={classNames('lettering my-[.1rem] block', look.word)}>{word}</b>
        {detail}
      </span>
    </span>
  );
}
