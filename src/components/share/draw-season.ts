import { shareCardCopy } from '../../copy/share-card.ts';
import { getCardGround } from './card-ground.ts';
import { CARD_WIDTH, type CardLayout, EDGE } from './card-size.ts';
import { paintData } from './paint-data.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTitle } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf, PointKind } from './share-card.ts';

/** From the lower edge of the bars to that of the paper: the numbers of the weeks and the legend (px). */
const UNDER_BARS = 110;
/** From the upper edge of the paper to the tallest bar: its points (px). */
const OVER_BARS = 92;
const MAX_BAR_WIDTH = 84;
/** The tallest bar stands for this many points at least, so that few points make short bars. */
const MIN_SCALE = 10;

export function drawSeason(pen: Pen, card: CardOf<'season'>, layout: CardLayout): void {
  const { weeks, legend, figures } = card;
  const { top, bottom } = layout.content;
  const height = bottom - 224 - top;
  const base = top + height - UNDER_BARS;
  paintTitle(pen, [shareCardCopy.seasonTitle], layout.title, getCardGround(card));
  paintPaper(pen, top, height);
  drawBars(pen, weeks, { base, height: height - UNDER_BARS - OVER_BARS });
  drawLegend(pen, legend, base + 50);
  paintData(pen, figures, bottom - 186);
}

/** From the bottom of a bar to its top. */
const PARTS = [
  { kind: 'exact', color: INK.verde, isHatched: false },
  { kind: 'result', color: INK.elote, isHatched: true },
  { kind: 'trivia', color: INK.azul, isHatched: false },
] as const;

const getSum = ({ exact, result, trivia }: Record<PointKind, number>) => exact + result + trivia;

/** `base`: the lower edge of the bars (px). `height`: of the tallest bar (px). */
function drawBars(
  pen: Pen,
  weeks: CardOf<'season'>['weeks'],
  { base, height }: { base: number; height: number },
) {
  const left = EDGE + 36;
  const width = CARD_WIDTH - 2 * left;
  const most = Math.max(...weeks.map(({ points }) => getSum(points)));
  const step = Math.min(width / weeks.length, MAX_BAR_WIDTH * 1.5);
  const bar = Math.min(step * 0.74, MAX_BAR_WIDTH);
  const start = left + (width - step * weeks.length) / 2;
  fillBox(pen, INK.tinta, left, base, width, 5);
  weeks.forEach(({ number, points }, index) => {
    const middle = start + (index + 0.5) * step;
    const label = { align: 'center', maxWidth: step } as const;
    write(pen, String(number), middle, base + 36, { ...label, size: 26 });
    const sum = getSum(points);
    const unit = height / Math.max(most, MIN_SCALE);
    let top = base;
    for (const part of PARTS) {
      const block = points[part.kind] * unit;
      if (block === 0) continue;
      top -= block;
      drawBlock(pen, part, { x: middle - bar / 2, y: top, width: bar, height: block });
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

function drawLegend(pen: Pen, legend: CardOf<'season'>['legend'], top: number) {
  PARTS.forEach((part, index) => {
    const x = EDGE + 40 + index * 300;
    drawBlock(pen, part, { x, y: top, width: 28, height: 28 });
    write(pen, legend[part.kind], x + 42, top + 24, { size: 30, maxWidth: 230 });
  });
}
