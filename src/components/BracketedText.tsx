import { classNames } from '../ui/class-names.ts';

const BRACKETS = /(\[[^\]]+\])/;

const VARIANTS = {
  line: 'bg-transparent border-b-2 whitespace-nowrap',
  filled: 'bg-elote border-b-2 whitespace-nowrap',
  boxed: 'bg-elote border-2 border-tinta box-decoration-clone px-[.35em]',
};

/** Marks each placeholder of a text, written `[in brackets]`, as data that is still missing. */
export function BracketedText({ text, variant = 'line' }: { text: string; variant?: keyof typeof VARIANTS }) {
  return text.split(BRACKETS).map((part, index) =>
    part.startsWith('[') ? (
      // Two placeholders of a text may be identical, so only the index is unique.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <mark key={index} className={classNames('border-dashed font-semibold text-inherit', VARIANTS[variant])}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
