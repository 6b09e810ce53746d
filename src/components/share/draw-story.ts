import { CARD_WIDTH, INNER_WIDTH } from './card-size.ts';
import { drawFigure } from './draw-figure.ts';
import { drawPaper } from './draw-paper.ts';
import { drawTitle } from './draw-title.ts';
import { type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

export function drawStory(pen: Pen, { title, figure, detail }: CardOf<'story'>) {
  drawTitle(pen, [title]);
  drawFigure(pen, figure, { size: 400, width: INNER_WIDTH });
  drawPaper(pen, 890, 150);
  write(pen, detail, CARD_WIDTH / 2, 984, { size: 56, align: 'center', maxWidth: INNER_WIDTH - 80 });
}
