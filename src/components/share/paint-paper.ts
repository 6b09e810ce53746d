import { EDGE } from './card-size.ts';
import { INK, type Pen } from './pen.ts';

// The wavy edges of the paper, as parts of a path. Each is `INNER_WIDTH` (952 px) long: 19 waves of 48 px and 40 px of
// a last one.
const UPPER_EDGE = `${'q12-16 24 0t24 0'.repeat(19)}q12-16 24 0 12 16 16 0`;

const LOWER_EDGE = `${'q-12-16-24 0t-24 0'.repeat(19)}q-12-16-24 0-12 16-16 0`;

export function paintPaper(pen: Pen, y: number, height: number): void {
  const sheet = new Path2D(`M${EDGE} ${y + 8}${UPPER_EDGE}v${height - 16}${LOWER_EDGE}z`);
  pen.save();
  pen.translate(12, 12);
  pen.fillStyle = INK.tinta;
  pen.fill(sheet);
  pen.translate(-12, -12);
  pen.fillStyle = INK.papel;
  pen.fill(sheet);
  pen.restore();
}
