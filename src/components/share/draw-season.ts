import { shareCardCopy } from '../../copy/share-card.ts';
import { CARD_WIDTH, EDGE } from './card-size.ts';
import { paintData } from './paint-data.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTitle } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf, PointKind } from './share-card.ts';

/** The lower edge of the bars (px). */
const BASE = 744;
const MAX_BAR_HEIGHT = 280;
const MAX_BAR_WIDTH = 84;
/** The tallest bar stands for this many points at least, so that few points make short bars. */
const MIN_SCALE = 10;

export function drawSeason(pen: Pen, { weeks, legend, figures }: CardOf<'season'>): void {
  paintTitle(pen, [shareCardCopy.seasonTitle]);
  paintPaper(pen, 372, 482);
  drawBars(pen, weeks);
  drawLegend(pen, legend);
  paintData(pen, figures);
}

/** From the bottom of a bar to its top. */
const PARTS = [
  { kind: 'exact', color: INK.verde, isHatched: false },
  { kind: 'result', color: INK.elote, isHatched: true },
  { kind: 'trivia', color: INK.azul, isHatched: false },
] as const;

const getSum = ({ exact, result, trivia }: Record<PointKind, number>) => exact + result + trivia;

function drawBars(pen: Pen, weeks: CardOf<'season'>['weeks']) {
  const left = EDGE + 36;
  const width = CARD_WIDTH - 2 * left;
  const most = Math.max(...weeks.map(({ points }) => getSum(points)));
  const step = Math.min(width / weeks.length, MAX_BAR_WIDTH * 1.5);
  const bar = Math.min(step * 0.74, MAX_BAR_WIDTH);
  const start = left + (width - step * weeks.length) / 2;
  fillBox(pen, INK.tinta, left, BASE, width, 5);
  weeks.forEach(({ number, points }, index) => {
    const middle = start + (index + 0.5) * step;
    const label = { align: 'center', maxWidth: step } as const;
    write(pen, String(number), middle, BASE + 36, { ...label, size: 26 });
    const sum = getSum(points);
    const unit = MAX_BAR_HEIGHT / Math.max(most, MIN_SCALE);
    let top = BASE;
    for (const part of PARTS) {
      const height = points[part.kind] * unit;
      if (height === 0) continue;
      top -= height;
      drawBlock(pen, part, { x: middle - bar / 2, y: top, width: bar, height });
    }
    if (sum === 0 || sum < most) return;
    fillBox(pen, INK.tinta, middle - 30, top - 52, 60, 46);
    write(pen, String(sum), middle, top - 15, { size: 38, color: INK.queso, align: 'center' });
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawBlock(pen: Pen, part: (typeof PARTS)[number], { x, y, width, height }: Box) {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fillStyle = part.color;
  pen.fill();
  pen.strokeStyle = INK.tinta;
  pen.clip();
  if (part.isHatched) {
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

function drawLegend(pen: Pen, legend: CardOf<'season'>['legend']) {
  PARTS.forEach((part, index) => {
    const x = EDGE + 40 + index * 300;
    drawBlock(pen, part, { x, y: 794, width: 28, height: 28 });
    write(pen, legend[part.kind], x + 42, 818, { size: 30, maxWidth: 230 });
  });
}
