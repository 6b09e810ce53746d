import { spokenOrdinals } from '../copy/ordinals.ts';

const ORDINAL = /([13]\.er)/;

/**
 * Raises the letters of the ordinals of a text, such as “1.er”, which a screen reader says as words.
 *
 * No comment of this file has the singular of “ordinals”: Tailwind finds class names in comments too, and has a utility
 * of that name, whose styles would be in the first sheet.
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
