import { CARD_WIDTH, EDGE } from './card-size.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** A split-flap number badge, as wide as its figure (at most `maxWidth`) unless it has a `width`. */
export function drawFigure(
  pen: Pen,
  figure: string,
  style: { size: number; width?: number; maxWidth?: number },
) {
  const { size, maxWidth = CARD_WIDTH } = style;
  pen.font = `800 ${size}px Cartel, sans-serif`;
  const width = style.width ?? Math.min(pen.measureText(figure).width + 96, maxWidth);
  fillBox(pen, INK.chile, EDGE + 18, 390, width, 432);
  fillBox(pen, INK.tinta, EDGE, 372, width, 432);
  write(pen, figure, EDGE + width / 2, 588 + size * 0.36, {
    size,
    color: INK.queso,
    align: 'center',
    maxWidth: width - 60,
  });
  fillBox(pen, '#0009', EDGE, 584, width, 8);
}
