import { CARD_WIDTH, INNER_WIDTH } from './card-size.ts';
import { drawFigure } from './draw-figure.ts';
import { drawLotteryCard } from './draw-lottery-card.ts';
import { drawPaper } from './draw-paper.ts';
import { drawTitle } from './draw-title.ts';
import { type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

const FIGURE_WIDTH = 540;

export function drawStory(pen: Pen, { title, figure, detail, art, isChampion }: CardOf<'story'>) {
  drawTitle(pen, [title]);
  drawFigure(pen, figure, { size: figure.length > 2 ? 230 : 400, width: FIGURE_WIDTH });
  drawLotteryCard(pen, art, {
    x: CARD_WIDTH - 232,
    y: 596,
    degrees: 6,
    scale: 1.2,
    isSpecial: isChampion,
  });
  drawPaper(pen, 890, 150);
  write(pen, detail, CARD_WIDTH / 2, 984, { size: 56, align: 'center', maxWidth: INNER_WIDTH - 80 });
}
