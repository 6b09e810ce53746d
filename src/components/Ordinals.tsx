import { spokenOrdinals } from '../copy/ordinals.ts';

const ORDINAL = /([13]\.er)/;

/**
 * Shows a text with its “1.er” and “3.er” as printed Spanish does, with raised letters. A screen reader gets the words
 * “primer” and “tercer”.
 *
 * Comments of this file say “ordinals”, never the singular: Tailwind reads class names in comments too, and has a class
 * of that name, whose styles would go into the first style sheet.
 */
export function Ordinals({ text }: { text: string }) {
  return text.split(ORDINAL).map((part, index) => {
    if (index % 2 === 0) return part;
    const spoken = part.startsWith('1') ? spokenOrdinals.first : spokenOrdinals.third;
    return (
      // In two elements, number and letters would be read one by one.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may have equal parts
      <span key={index} role="img" aria-label={spoken}>
        {part.slice(0, -2)}
        <sup className="raised-letters">{part.slice(-2)}</sup>
      </span>
    );
  });
}
