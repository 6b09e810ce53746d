import { EDGE } from './card-size.ts';
import type { Ground } from './grounds.ts';
import { fillBox, type Pen } from './pen.ts';
import { writeOrdinal } from './write-ordinal.ts';

interface FigurePlace {
  top: number;
  width: number;
  height: number;
  /** Default: the left edge of the content. */
  left?: number;
}

/** Height of a digit of Cartel, as a part of its size. */
const DIGIT_HEIGHT = 0.72;

/** The most that a figure takes of the plate's height. A comma hangs below the digits. */
const getShare = (figure: string) => (figure.includes(',') ? 0.68 : 0.8);

/** A split-flap plate with a figure as large as it holds. */
export function paintFigure(
  pen: Pen,
  figure: string,
  { top, width, height, left = EDGE }: FigurePlace,
  { plate }: Ground,
) {
  const room = width - 72;
  // A long figure is narrowed by up to a fifth before it gets smaller.
  pen.font = '800 80px Cartel, sans-serif';
  const widest = (room * 1.25) / (pen.measureText(figure).width / 80);
  const size = Math.min((height * getShare(figure)) / DIGIT_HEIGHT, widest);
  fillBox(pen, plate.shadow, left + 18, top + 18, width, height);
  fillBox(pen, plate.fill, left, top, width, height);
  writeOrdinal(pen, figure, left + width / 2, top + height / 2 + size * (DIGIT_HEIGHT / 2), {
    size: Math.round(size),
    color: plate.digits,
    maxWidth: room,
  });
  fillBox(pen, '#0009', left, top + height / 2 - 4, width, 8);
}
