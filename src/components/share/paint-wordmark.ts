import { EDGE } from './card-size.ts';
import { fillBox, INK, type Pen } from './pen.ts';

/** The logo of the navigation, at the left of a card. Its upper edge is at `top`. */
export function paintWordmark(pen: Pen, top: number): void {
  pen.save();
  pen.translate(EDGE, top);
  pen.scale(230 / 399, 230 / 399);
  pen.fillStyle = INK.chile;
  pen.fill(new Path2D('M0 4 118-2v42L0 46z'));
  pen.save();
  pen.translate(9, 2);
  pen.rotate((-2.9 * Math.PI) / 180);
  pen.fillStyle = INK.papel;
  pen.fill(readLetters('wordmark-reto'));
  pen.restore();
  const letters = readLetters('wordmark-letters');
  for (const shift of [5, 2.5]) {
    pen.save();
    pen.translate(2 + shift, 32 + shift);
    pen.fillStyle = INK.chile;
    pen.fill(letters);
    pen.restore();
  }
  pen.translate(2, 32);
  pen.clip(letters);
  for (let start = -30.5; start < 420; start += 30.5) {
    for (const { from, to, color } of CHIP) {
      fillBox(pen, color, start + from * 30.5, -10, (to - from) * 30.5 + 0.3, 140);
    }
  }
  pen.restore();
}

/** Returns the letters with this id that `index.html` draws for the wordmark of the navigation. */
const readLetters = (id: string) => new Path2D(document.getElementById(id)?.getAttribute('d') ?? '');

/** The stripes of one ridge of a chip, as parts of its width. */
const CHIP = [
  { from: 0, to: 0.3, color: INK.elote },
  { from: 0.3, to: 0.55, color: INK.queso },
  { from: 0.55, to: 0.8, color: INK.dorado },
  { from: 0.8, to: 1, color: INK.queso },
];
