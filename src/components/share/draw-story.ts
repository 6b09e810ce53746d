import { CARD_WIDTH, INNER_WIDTH } from './card-size.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTitle } from './paint-title.ts';
import { type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

const FIGURE_WIDTH = 540;

export function drawStory(pen: Pen, { title, figure, detail, art, isChampion }: CardOf<'story'>) {
  paintTitle(pen, [title]);
  paintFigure(pen, figure, { size: figure.length > 2 ? 230 : 400, width: FIGURE_WIDTH });
  paintLotteryCard(pen, art, {
    x: CARD_WIDTH - 232,
    y: 596,
    degrees: 6,
    scale: 1.2,
    isSpecial: isChampion,
  });
  paintPaper(pen, 890, 150);
  write(pen, detail, CARD_WIDTH / 2, 984, { size: 56, align: 'center', maxWidth: INNER_WIDTH - 80 });
}
