const BRACKETS = /(\[[^\]]+\])/;
/** What stands before the data that is missing, as in `[PENDIENTE LEGAL: domicilio]`. */
const LABEL = /^(\[[A-Z ]+:)(.*)$/;

const VARIANTS = {
  line: '',
  filled: 'bg-elote',
  boxed:
    'bg-elote border-b-2 border-dashed border-tinta box-decoration-clone px-[.35em] py-[.1em] whitespace-normal font-semibold',
};

/** Marks each placeholder of a text, written `[in brackets]`, as data that is still missing. */
export function BracketedText({ text, variant = 'line' }: { text: string; variant?: keyof typeof VARIANTS }) {
  return text.split(BRACKETS).map((part, index) =>
    part.startsWith('[') ? (
      // Two placeholders of a text may be identical, so only the index is unique.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <mark key={index} className={VARIANTS[variant]}>
        {variant === 'boxed' ? <Placeholder text={part} /> : part}
      </mark>
    ) : (
      part
    ),
  );
}

function Placeholder({ text }: { text: string }) {
  const [, label, rest] = LABEL.exec(text) ?? [];
  if (label === undefined) return text;
  return (
    <>
      <span className="condensed text-[.82em] text-humo">{label}</span>
      {rest}
    </>
  );
}
