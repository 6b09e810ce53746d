import { formatNumber } from '../../copy/format.ts';
import { shareCardCopy } from '../../copy/share-card.ts';
import { CARD_WIDTH } from './card-size.ts';
import { drawData } from './draw-data.ts';
import { drawFigure } from './draw-figure.ts';
import { drawLotteryCard } from './draw-lottery-card.ts';
import { drawTitle } from './draw-title.ts';
import type { Pen } from './pen.ts';
import type { CardOf } from './share-card.ts';

export function drawPlace(pen: Pen, { position, score, exact, results }: CardOf<'place'>) {
  drawTitle(pen, [shareCardCopy.placeTitle]);
  const figure = formatNumber(position);
  drawFigure(pen, figure, { size: figure.length > 3 ? 250 : 400, maxWidth: 640 });
  drawLotteryCard(pen, 'stands', { x: CARD_WIDTH - 208, y: 601, degrees: 7 });
  drawData(pen, [
    { value: score, name: shareCardCopy.points(score) },
    { value: exact, name: shareCardCopy.exact(exact) },
    { value: results, name: shareCardCopy.results(results) },
  ]);
}
