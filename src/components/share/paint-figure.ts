import { CARD_WIDTH, EDGE } from './card-size.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** The upper edge (px). */
const TOP = 372;

/** A split-flap number badge, as wide as its figure (at most `maxWidth`) unless it has a `width`. */
export function paintFigure(
  pen: Pen,
  figure: string,
  style: { size: number; width?: number; maxWidth?: number; height?: number },
) {
  const { size, maxWidth = CARD_WIDTH, height = 432 } = style;
  pen.font = `800 ${size}px Cartel, sans-serif`;
  const width = style.width ?? Math.min(pen.measureText(figure).width + 96, maxWidth);
  fillBox(pen, INK.chile, EDGE + 18, TOP + 18, width, height);
  fillBox(pen, INK.tinta, EDGE, TOP, width, height);
  write(pen, figure, EDGE + width / 2, TOP + height / 2 + size * 0.36, {
    size,
    color: INK.queso,
    align: 'center',
    maxWidth: width - 60,
  });
  fillBox(pen, '#0009', EDGE, TOP + height / 2 - 4, width, 8);
}
