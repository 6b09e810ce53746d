import { spokenOrdinals } from '../copy/ordinals.ts';

const ORDINAL = /([13]\.er)/;

/** Raises the letters of each ordinal of a text, such as “1.er”, which a screen reader says as a word. */
export function Ordinals({ text }: { text: string }) {
  return text.split(ORDINAL).map((part, index) => {
    if (index % 2 === 0) return part;
    const spoken = part.startsWith('1') ? spokenOrdinals.first : spokenOrdinals.third;
    return (
      // The letters of an ordinal in two elements would be read one by one.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same ordinal twice
      <span key={index} role="img" aria-label={spoken}>
        {part.slice(0, -2)}
        <sup className="raised-letters">{part.slice(-2)}</sup>
      </span>
    );
  });
}
