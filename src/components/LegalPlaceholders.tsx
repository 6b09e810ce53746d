import { BRACKETS } from './BracketedText.tsx';

/** What stands before the data that is missing, as in `[PENDIENTE LEGAL: domicilio]`. */
const LABEL = /^(\[[A-Z ]+:)(.*)$/;

const PLACEHOLDER =
  'bg-elote border-b-2 border-dashed border-tinta box-decoration-clone px-[.35em] py-[.1em] whitespace-normal font-semibold';

/** A legal text whose placeholders stand out, each with its label in small type. */
export function LegalPlaceholders({ text }: { text: string }) {
  return text.split(BRACKETS).map((part, index) => {
    if (!part.startsWith('[')) return part;
    const [, label, missing = part] = LABEL.exec(part) ?? [];
    return (
      // Two placeholders of a text may be identical, so only the index is unique.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <mark key={index} className={PLACEHOLDER}>
        {label ? <span className="condensed text-[.82em] text-humo">{label}</span> : null}
        {missing}
      </mark>
    );
  });
}
