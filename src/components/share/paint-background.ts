import { CARD_WIDTH, type CardLayout } from './card-size.ts';
import type { Ground } from './grounds.ts';
import { fillBox, INK, type Pen } from './pen.ts';

/** The ground of the whole picture, and the waves at its foot. */
export function paintBackground(pen: Pen, layout: CardLayout, ground: Ground): void {
  fillBox(pen, ground.fill, 0, 0, CARD_WIDTH, layout.height);
  if (ground.hasRays) {
    drawRays(pen, layout, ground.pattern);
    drawUpperBand(pen, layout.content.top - 14);
    drawCrests(pen, { y: layout.content.bottom + 32, height: layout.height, length: 96 }, INK.noche);
  } else {
    drawRidges(pen, layout.height, ground.pattern);
    if (ground.hasBand) drawUpperBand(pen, layout.wordmark + 112);
  }
  layout.waves.tops.forEach((y, index) => {
    drawCrests(pen, { y, height: layout.height, length: layout.waves.length }, ground.waves[index] ?? '');
  });
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
