import { type Pen, write } from './pen.ts';

/** Size of the raised letters, and how far they are raised, as parts of the size of the text. */
const RAISED_SIZE = 0.56;
const RISE = 0.32;

interface OrdinalStyle {
  size: number;
  family?: 'Rotulo';
  color?: string;
  maxWidth: number;
}

/** Writes a text centred on `x`, with the letters of an ordinal such as “1.er” raised. */
export function writeOrdinal(pen: Pen, text: string, x: number, y: number, style: OrdinalStyle) {
  const parts = /^(.*\d\.)(er)(.*)$/.exec(text)?.slice(1);
  if (!parts) {
    write(pen, text, x, y, { ...style, align: 'center' });
    return;
  }
  pen.font = style.family ? '80px Rotulo, sans-serif' : '800 80px Cartel, sans-serif';
  const runs = parts.map((part, index) => {
    const share = index === 1 ? RAISED_SIZE : 1;
    return { part, share, isRaised: index === 1, width: (pen.measureText(part).width / 80) * share };
  });
  const whole = runs.reduce((sum, { width }) => sum + width, 0);
  const size = Math.min(style.size, style.maxWidth / whole);
  let left = x - (whole * size) / 2;
  for (const { part, share, isRaised, width } of runs) {
    write(pen, part, left, isRaised ? y - RISE * size : y, {
      size: Math.round(size * share),
      ...(style.family && { family: style.family }),
      ...(style.color && { color: style.color }),
    });
    left += width * size;
  }
}
