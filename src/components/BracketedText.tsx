export const BRACKETS = /(\[[^\]]+\])/;

const VARIANTS = {
  line: '',
  filled: 'bg-elote',
  quiet: 'border-b border-dotted font-normal',
};

/** Marks each placeholder of a text, written `[in brackets]`, as data that is still missing. */
export function BracketedText({ text, variant = 'line' }: { text: string; variant?: keyof typeof VARIANTS }) {
  return text.split(BRACKETS).map((part, index) =>
    part.startsWith('[') ? (
      // Two placeholders of a text may be identical, so only the index is unique.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <mark key={index} className={VARIANTS[variant]}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
