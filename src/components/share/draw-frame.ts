import { shareCardCopy } from '../../copy/share-card.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { CARD_HEIGHT, CARD_WIDTH, EDGE, INNER_WIDTH } from './card-size.ts';
import { drawWordmark } from './draw-wordmark.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** What every card has: the background, the wave, the wordmark, the label `tag`, the question and the address of the site. */
export function drawFrame(pen: Pen, tag: string, challenge: string): void {
  drawGround(pen);
  drawWave(pen);
  drawWordmark(pen);
  pen.font = '800 40px Cartel, sans-serif';
  const width = Math.min(pen.measureText(tag).width, 560);
  fillBox(pen, INK.tinta, CARD_WIDTH - EDGE - width - 44, 66, width + 44, 68);
  write(pen, tag, CARD_WIDTH - EDGE - 22, 114, {
    size: 40,
    color: INK.queso,
    align: 'right',
    maxWidth: 560,
  });
  write(pen, challenge, EDGE, CARD_HEIGHT - 84, { size: 74, family: 'Rotulo', color: INK.papel });
  write(
    pen,
    shareCardCopy.addressLine(getSiteUrl().replace(/^https?:\/\/|\/$/g, '')),
    EDGE,
    CARD_HEIGHT - 36,
    {
      size: 28,
      color: INK.elote,
      maxWidth: INNER_WIDTH,
    },
  );
}

function drawGround(pen: Pen): void {
  fillBox(pen, INK.azul, 0, 0, CARD_WIDTH, CARD_HEIGHT);
  const tile = new Path2D('M6 0Q0 12 6 24T6 48M18 0Q12 12 18 24T18 48');
  for (let x = 0; x < CARD_WIDTH; x += 48) {
    for (let y = 0; y < CARD_HEIGHT; y += 96) {
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

function drawWave(pen: Pen): void {
  for (const { height, color } of [
    { height: 232, color: INK.chile },
    { height: 204, color: INK.queso },
    { height: 176, color: INK.noche },
  ]) {
    pen.fillStyle = color;
    pen.fill(new Path2D(`M0 ${CARD_HEIGHT}v${13 - height}${'q24-26 48 0t48 0'.repeat(12)}V${CARD_HEIGHT}z`));
  }
}
