import type { CardTools } from './card-parts.ts';
import type { Pen } from './pen.ts';

// The texts are fields of the card. If this module imported the text module that Perfil imports too, the
// build would put the texts into the file that every player's page loads.
export interface SeasonCard {
  title: string;
  tag: string;
  ask: string;
  // `parts`: the points of the week for exact scores, for right results, and for the trivia.
  weeks: readonly { number: number; parts: readonly number[] }[];
  // Names of the three parts, in the same order, for the legend.
  parts: readonly string[];
  figures: readonly (readonly [value: number, name: string])[];
}

const TOP = 372;
const BASE = 744;
const MAX_BAR_HEIGHT = 280;
const MAX_BAR_WIDTH = 84;
const MIN_SCALE = 10;
const VERDE = '#0B7038';

// The caller passes the drawing functions that all cards use (`tools`). If this module imported them, the
// build would split them from the file of the other cards.
export function drawSeason(tools: CardTools, pen: Pen, card: SeasonCard, siteAddress: string): void {
  const { drawData, drawFrame, drawPaper, drawTitle, EDGE, CARD_WIDTH } = tools;
  drawFrame(pen, { tag: card.tag, ask: card.ask, siteAddress });
  drawTitle(pen, [card.title]);
  drawPaper(pen, EDGE, TOP, CARD_WIDTH - 2 * EDGE, 482);
  drawBars(tools, pen, card);
  drawLegend(tools, pen, card.parts);
  drawData(pen, card.figures);
}

const getSum = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

function drawBars(tools: CardTools, pen: Pen, { weeks }: SeasonCard) {
  const { CARD_WIDTH, EDGE, INK, write } = tools;
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
    const top = drawBar(tools, pen, parts, { x: middle - bar / 2, bar, unit });
    if (sum > 0 && sum === most) drawPlate(tools, pen, String(sum), middle, top);
  });
}

function drawBar(
  tools: CardTools,
  pen: Pen,
  parts: readonly number[],
  { x, bar, unit }: { x: number; bar: number; unit: number },
): number {
  let top = BASE;
  parts.forEach((points, index) => {
    if (points === 0) return;
    const height = points * unit;
    top -= height;
    drawBlock(tools, pen, index, { x, y: top, width: bar, height });
  });
  return top;
}

function drawBlock(
  { INK }: CardTools,
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

function drawPlate({ INK, write }: CardTools, pen: Pen, text: string, middle: number, top: number) {
  pen.fillStyle = INK.tinta;
  pen.fillRect(middle - 30, top - 52, 60, 46);
  write(pen, text, middle, top - 15, { size: 38, family: 'Cartel', color: INK.queso, align: 'center' });
}

function drawLegend(tools: CardTools, pen: Pen, names: readonly string[]) {
  const { EDGE, INK, write } = tools;
  names.forEach((name, index) => {
    const x = EDGE + 40 + index * 300;
    drawBlock(tools, pen, index, { x, y: 794, width: 28, height: 28 });
    write(pen, name, x + 42, 818, { size: 30, family: 'Cartel', color: INK.tinta, maxWidth: 230 });
  });
}
