import { shareCopy } from '../../copy/share.ts';
import { drawData, drawTitle, EDGE } from './card-parts.ts';
import { drawPaper, INK, type Pen, write } from './pen.ts';
import { CARD_WIDTH, type CardOf } from './share-card.ts';

const TOP = 372;
const BASE = 744;
const MAX_BAR_HEIGHT = 280;
const MAX_BAR_WIDTH = 84;
const MIN_SCALE = 10;
const VERDE = '#0B7038';

export function drawSeason(pen: Pen, { weeks, parts, figures }: CardOf<'season'>): void {
  drawTitle(pen, [shareCopy.seasonTitle]);
  drawPaper(pen, EDGE, TOP, CARD_WIDTH - 2 * EDGE, 482);
  drawBars(pen, weeks);
  drawLegend(pen, parts);
  drawData(pen, figures);
}

const getSum = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

function drawBars(pen: Pen, weeks: CardOf<'season'>['weeks']) {
  const left = EDGE + 36;
  const width = CARD_WIDTH - 2 * left;
  const most = Math.max(...weeks.map(({ parts }) => getSum(parts)));
  const step = Math.min(width / weeks.length, MAX_BAR_WIDTH * 1.5);
  const bar = Math.min(step * 0.74, MAX_BAR_WIDTH);
  const start = left + (width - step * weeks.length) / 2;
  pen.fillStyle = INK.tinta;
  pen.fillRect(left, BASE, width, 5);
  weeks.forEach(({ number, parts }, index) => {
    const middle = start + (index + 0.5) * step;
    const label = { family: 'Cartel', align: 'center', maxWidth: step } as const;
    write(pen, String(number), middle, BASE + 36, { ...label, size: 26, color: INK.tinta });
    const sum = getSum(parts);
    const unit = MAX_BAR_HEIGHT / Math.max(most, MIN_SCALE);
    const top = drawBar(pen, parts, { x: middle - bar / 2, bar, unit });
    if (sum > 0 && sum === most) drawPlate(pen, String(sum), middle, top);
  });
}

function drawBar(
  pen: Pen,
  parts: readonly number[],
  { x, bar, unit }: { x: number; bar: number; unit: number },
): number {
  let top = BASE;
  parts.forEach((points, index) => {
    if (points === 0) return;
    const height = points * unit;
    top -= height;
    drawBlock(pen, index, { x, y: top, width: bar, height });
  });
  return top;
}

function drawBlock(
  pen: Pen,
  part: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fillStyle = [VERDE, INK.elote, INK.azul][part] ?? INK.tinta;
  pen.fill();
  pen.strokeStyle = INK.tinta;
  pen.clip();
  if (part === 1) {
    pen.lineWidth = 2;
    pen.beginPath();
    for (let shift = -height; shift < width; shift += 12) {
      pen.moveTo(x + shift, y + height);
      pen.lineTo(x + shift + height, y);
    }
    pen.stroke();
  }
  pen.lineWidth = 5;
  pen.strokeRect(x, y, width, height);
  pen.restore();
}

function drawPlate(pen: Pen, text: string, middle: number, top: number) {
  pen.fillStyle = INK.tinta;
  pen.fillRect(middle - 30, top - 52, 60, 46);
  write(pen, text, middle, top - 15, { size: 38, family: 'Cartel', color: INK.queso, align: 'center' });
}

function drawLegend(pen: Pen, names: readonly string[]) {
  names.forEach((name, index) => {
    const x = EDGE + 40 + index * 300;
    drawBlock(pen, index, { x, y: 794, width: 28, height: 28 });
    write(pen, name, x + 42, 818, { size: 30, family: 'Cartel', color: INK.tinta, maxWidth: 230 });
  });
}
