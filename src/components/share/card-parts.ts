import { formatNumber } from '../../copy/format.ts';
import { shareCopy } from '../../copy/share.ts';
import { drawGround, drawWave, drawWordmark, INK, type Pen, write } from './pen.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './share-card.ts';

/** Distance between the left or right edge of a card and its content (px). */
export const EDGE = 64;

interface Frame {
  tag: string;
  ask: string;
  siteAddress: string;
}

export function drawFrame(pen: Pen, { tag, ask, siteAddress }: Frame): void {
  drawGround(pen);
  drawWave(pen);
  drawWordmark(pen, EDGE, 48, 230);
  drawTag(pen, tag);
  write(pen, ask, EDGE, CARD_HEIGHT - 84, { size: 74, family: 'Rotulo', color: INK.papel });
  write(pen, shareCopy.adults(siteAddress), EDGE, CARD_HEIGHT - 36, {
    size: 28,
    family: 'Cartel',
    color: INK.elote,
    maxWidth: CARD_WIDTH - 2 * EDGE,
  });
}

function drawTag(pen: Pen, text: string) {
  pen.font = '800 40px Cartel, sans-serif';
  const width = Math.min(pen.measureText(text).width, 560);
  pen.fillStyle = INK.tinta;
  pen.fillRect(CARD_WIDTH - EDGE - width - 44, 66, width + 44, 68);
  write(pen, text, CARD_WIDTH - EDGE - 22, 114, {
    size: 40,
    family: 'Cartel',
    color: INK.queso,
    align: 'right',
    maxWidth: 560,
  });
}

export function drawTitle(pen: Pen, lines: readonly string[]) {
  lines.forEach((line, index) => {
    const y = 314 + index * 127;
    write(pen, line, EDGE + 7, y + 7, { size: 148, family: 'Rotulo', color: INK.chile, maxWidth: 950 });
    write(pen, line, EDGE, y, { size: 148, family: 'Rotulo', color: INK.papel, maxWidth: 950 });
  });
}

export function drawData(pen: Pen, cells: readonly (readonly [number | null, string])[]) {
  const known = cells.filter(([value]) => value !== null);
  const width = CARD_WIDTH - 2 * EDGE;
  pen.fillStyle = INK.tinta;
  pen.fillRect(EDGE + 12, 892, width, 186);
  pen.fillStyle = INK.papel;
  pen.fillRect(EDGE, 880, width, 186);
  const step = width / known.length;
  known.forEach(([value, name], index) => {
    const x = EDGE + index * step;
    if (index > 0) {
      pen.fillStyle = INK.tinta;
      for (let y = 884; y < 1062; y += 26) pen.fillRect(x - 2, y, 5, 15);
    }
    const room = step - 56;
    write(pen, formatNumber(value ?? 0), x + 28, 980, {
      size: 88,
      family: 'Cartel',
      color: INK.azul,
      maxWidth: room,
    });
    write(pen, name, x + 28, 1036, { size: 36, family: 'Cartel', color: INK.tinta, maxWidth: room });
  });
}
