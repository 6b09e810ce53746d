interface StampProps {
  /** Small line above the word. */
  brand?: string;
  word: string;
  /** Small line under it, for instance when it was sent. */
  detail?: string;
  /** Animated once, for a ticket that was just sent. */
  isNew?: boolean;
}

/** The round stamp of a sent ticket. */
export function Stamp({ brand, word, detail, isNew = false }: StampProps) {
  return (
    <span className={isNew ? 'stamp stamping' : 'stamp'}>
      <span>
        {brand}
        <b>{word}</b>
        {detail}
      </span>
    </span>
  );
}
