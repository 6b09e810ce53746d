import { classNames } from '../ui/class-names.ts';

const BRACKETS = /(\[[^\]]+\])/;

const LOOKS = {
  line: 'bg-transparent border-b-2 whitespace-nowrap',
  filled: 'bg-elote border-b-2 whitespace-nowrap',
  boxed: 'bg-elote border-2 border-tinta box-decoration-clone px-[.35em]',
};

interface BracketedTextProps {
  text: string;
  /** How a gap is drawn: over a dashed line, the same on a ground, or in a box. */
  look?: keyof typeof LOOKS;
}

/** A text whose gaps, written `[between brackets]`, stay visible until somebody fills them in. */
export function BracketedText({ text, look = 'line' }: BracketedTextProps) {
  return text.split(BRACKETS).map((part, index) =>
    part.startsWith('[') ? (
      // Two gaps of a text may be the same words; their place is what tells them apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <mark key={index} className={classNames('border-dashed font-semibold text-inherit', LOOKS[look])}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
