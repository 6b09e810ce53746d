import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts';
import { fillBox, INK, type Pen } from './pen.ts';

/** The ridged ground from `top` on, `height` px high, with the wave at the lower end of the content. */
export function paintBackground(pen: Pen, top: number, height: number): void {
  fillBox(pen, INK.azul, 0, top, CARD_WIDTH, height);
  paintRidges(pen, top, height);
  paintWave(pen, top + height);
}

function paintRidges(pen: Pen, top: number, height: number) {
  const tile = new Path2D('M6 0Q0 12 6 24T6 48M18 0Q12 12 18 24T18 48');
  for (let x = 0; x < CARD_WIDTH; x += 48) {
    for (let y = top; y < top + height; y += 96) {
      pen.save();
      pen.translate(x, y);
      pen.scale(2, 2);
      pen.strokeStyle = `${INK.noche}57`;
      pen.lineWidth = 3;
      pen.stroke(tile);
      pen.restore();
    }
  }
}

const CRESTS = 'q24-26 48 0t48 0'.repeat(12);

function paintWave(pen: Pen, bottom: number) {
  const upper = [
    { y: CARD_HEIGHT - 219, color: INK.chile },
    { y: CARD_HEIGHT - 191, color: INK.queso },
    { y: CARD_HEIGHT - 163, color: INK.noche },
  ];
  // The space below the content of a tall picture ends in a second wave.
  const lower = [
    { y: bottom - 147, color: INK.azul },
    { y: bottom - 99, color: INK.chile },
    { y: bottom - 51, color: INK.queso },
  ];
  for (const { y, color } of bottom > CARD_HEIGHT ? [...upper, ...lower] : upper) {
    pen.fillStyle = color;
    pen.fill(new Path2D(`M0 ${bottom}V${y}${CRESTS}V${bottom}z`));
  }
}
