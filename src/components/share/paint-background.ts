import { CARD_WIDTH, type CardLayout } from './card-size.ts';
import type { Ground } from './grounds.ts';
import { paintArt } from './paint-art.ts';
import { fillBox, INK, type Pen } from './pen.ts';

/**
 * The ground of the whole picture, and the waves at its foot; in a 9:16 picture also hanging waves, a ball and a chip.
 */
export function paintBackground(pen: Pen, layout: CardLayout, ground: Ground): void {
  fillBox(pen, ground.fill, 0, 0, CARD_WIDTH, layout.height);
  if (ground.hasRays) {
    drawRays(pen, layout, ground.pattern);
    drawUpperBand(pen, layout.content.top - 14);
    const y = layout.challenge.y - layout.challenge.size;
    drawCrests(pen, { y, height: layout.height, length: 96 }, INK.noche);
  } else {
    drawRidges(pen, layout.height, ground.pattern);
    if (ground.hasBand) drawUpperBand(pen, layout.wordmark + 112);
  }
  if (layout.isTall && !ground.hasRays && !ground.hasBand) drawHangingWaves(pen, layout, ground);
  layout.waves.tops.forEach((y, index) => {
    if (layout.isTall && index === 2) for (const piece of PIECES) drawPiece(pen, piece);
    drawCrests(pen, { y, height: layout.height, length: layout.waves.length }, ground.waves[index] ?? '');
  });
}

/** The waves of the foot once more, upside down above the wordmark. */
function drawHangingWaves(pen: Pen, { height, waves, wordmark }: CardLayout, ground: Ground) {
  pen.save();
  pen.translate(CARD_WIDTH, wordmark - 44);
  pen.rotate(Math.PI);
  ground.waves.forEach((color, index) => {
    drawCrests(pen, { y: index * HANGING_STEP, height, length: waves.length }, color);
  });
  pen.restore();
}

const HANGING_STEP = 52;

/** What floats between the two front waves of a 9:16 picture. */
const PIECES = [
  { card: 'chip', x: 70, y: 1580, scale: 2.9, degrees: -14 },
  { card: 'ball', x: 660, y: 1548, scale: 3.7, degrees: 8 },
] as const;

function drawPiece(pen: Pen, { card, x, y, scale, degrees }: (typeof PIECES)[number]) {
  pen.save();
  pen.translate(x + 60 * scale, y + 60 * scale);
  pen.rotate((degrees * Math.PI) / 180);
  pen.scale(scale, scale);
  pen.translate(-60, -60);
  paintArt(pen, card);
  pen.restore();
}

/** From the upper edge of the picture to `bottom`, with the ridged edge of the navigation. */
function drawUpperBand(pen: Pen, bottom: number) {
  pen.fillStyle = INK.noche;
  pen.fill(new Path2D(`M${CARD_WIDTH} 0V${bottom}${'q-12 16-24 0t-24 0'.repeat(23)}V0z`));
}

function drawRidges(pen: Pen, height: number, color: string) {
  const tile = new Path2D('M6 0Q0 12 6 24T6 48M18 0Q12 12 18 24T18 48');
  for (let x = 0; x < CARD_WIDTH; x += 48) {
    for (let y = 0; y < height; y += 96) {
      pen.save();
      pen.translate(x, y);
      pen.scale(2, 2);
      pen.strokeStyle = color;
      pen.lineWidth = 3;
      pen.stroke(tile);
      pen.restore();
    }
  }
}

/** Twelve rays of 15°, from the middle of the content. */
function drawRays(pen: Pen, { content }: CardLayout, color: string) {
  pen.save();
  pen.translate(CARD_WIDTH / 2, (content.top + content.bottom) / 2);
  pen.fillStyle = color;
  for (let ray = 0; ray < 12; ray += 1) {
    pen.rotate(Math.PI / 6);
    pen.fill(new Path2D('M0 0 1500-197v394z'));
  }
  pen.restore();
}

/** A wave from `y` to the lower edge of a picture `height` px high. `length`: of one crest and one trough (px). */
function drawCrests(
  pen: Pen,
  { y, height, length }: { y: number; height: number; length: number },
  color: string,
) {
  const crest = `q${length / 4}-${length * 0.27} ${length / 2} 0t${length / 2} 0`;
  pen.fillStyle = color;
  pen.fill(new Path2D(`M0 ${height}V${y}${crest.repeat(Math.ceil(CARD_WIDTH / length))}V${height}z`));
}
