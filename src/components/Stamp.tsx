import { classNames } from '../ui/class-names.ts';

interface StampProps {
  /** Small line above the word. */
  brand?: string;
  word: string;
  /** Small line under it, for instance when it was sent. */
  detail?: string;
  /** Its size and place, where it isn't on a ticket. */
  className?: string;
  /** The size of the word. */
  wordClass?: string;
}

/** The round stamp of a sent ticket. */
export function Stamp({ brand, word, detail, className, wordClass }: StampProps) {
  return (
    <span className={classNames('stamp condensed', className)}>
      <span>
        {brand}
        <b className={classNames('stamp-word lettering', wordClass)}>{word}</b>
        {detail}
      </span>
    </span>
  );
}
