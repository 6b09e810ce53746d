import { formatNumber } from '../../copy/format.ts';
import { shareCardCopy } from '../../copy/share-card.ts';
import { CARD_WIDTH } from './card-size.ts';
import { paintData } from './paint-data.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintTitle } from './paint-title.ts';
import type { Pen } from './pen.ts';
import type { CardOf } from './share-card.ts';

export function drawPlace(pen: Pen, { position, score, exact, results }: CardOf<'place'>) {
  paintTitle(pen, [shareCardCopy.placeTitle]);
  const figure = formatNumber(position);
  paintFigure(pen, figure, { size: figure.length > 3 ? 250 : 400, maxWidth: 640 });
  paintLotteryCard(pen, 'stands', { x: CARD_WIDTH - 208, y: 601, degrees: 7 });
  paintData(pen, [
    { value: score, name: shareCardCopy.points(score) },
    { value: exact, name: shareCardCopy.exact(exact) },
    { value: results, name: shareCardCopy.results(results) },
  ]);
}
