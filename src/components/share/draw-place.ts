import { formatNumber } from '../../copy/format.ts';
import { shareCardCopy } from '../../copy/share-card.ts';
import { getCardGround } from './card-ground.ts';
import { CARD_WIDTH, type CardLayout, INNER_WIDTH } from './card-size.ts';
import { besideColumn, paintData, paintDataColumn } from './paint-data.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintTitle } from './paint-title.ts';
import type { Pen } from './pen.ts';
import type { CardOf } from './share-card.ts';

export function drawPlace(pen: Pen, card: CardOf<'place'>, layout: CardLayout) {
  const { position, score, exact, results } = card;
  const ground = getCardGround(card);
  const { top, bottom } = layout.content;
  const isFirst = position === 1;
  const lotteryCard = isFirst ? 'laurel' : 'stands';
  const figure = formatNumber(position);
  const data = [
    { value: score, name: shareCardCopy.points(score) },
    { value: exact, name: shareCardCopy.exact(exact) },
    { value: results, name: shareCardCopy.results(results) },
  ];
  paintTitle(pen, [shareCardCopy.placeTitle], layout.title, ground);
  if (layout.isTall) {
    paintFigure(pen, figure, { top, width: INNER_WIDTH, height: 420 }, ground);
    paintDataColumn(pen, data, bottom - 264, 560);
    paintLotteryCard(pen, lotteryCard, { ...besideColumn(bottom), isSpecial: isFirst });
  } else {
    const width = figure.length > 2 ? 680 : 560;
    paintFigure(pen, figure, { top, width, height: 470 }, ground);
    paintLotteryCard(pen, lotteryCard, {
      x: CARD_WIDTH - 196,
      y: top + 250,
      degrees: 7,
      scale: figure.length > 2 ? 0.96 : 1.18,
      isSpecial: isFirst,
    });
    paintData(pen, data, bottom - 212);
  }
}
