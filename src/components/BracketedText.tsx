const BRACKETS = /(\[[^\]]+\])/;

interface BracketedTextProps {
  text: string;
  /** Draws the gap as a box instead of a dashed line under it. */
  isBoxed?: boolean;
}

/** A text whose gaps, written `[between brackets]`, stay visible until somebody fills them in. */
export function BracketedText({ text, isBoxed = false }: BracketedTextProps) {
  return text.split(BRACKETS).map((part, index) =>
    part.startsWith('[') ? (
      // Two gaps of a text may be the same words; their place is what tells them apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <mark key={index} className={isBoxed ? 'blank boxed' : 'blank'}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
