import { CARD_WIDTH, type CardLayout, EDGE, INNER_WIDTH } from './card-size.ts';
import { GROUNDS } from './grounds.ts';
import { paintArt } from './paint-art.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTitle } from './paint-title.ts';
import { type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

export function drawStory(pen: Pen, card: CardOf<'story'>, layout: CardLayout) {
  const ground = GROUNDS[card.ground];
  paintTitle(pen, [card.title], layout, ground);
  if (card.isChampion) drawChampion(pen, card, layout);
  else if (layout.isTall) drawTall(pen, card, layout);
  else drawWide(pen, card, layout);
  const top = layout.content.bottom - 150;
  paintPaper(pen, top, 150);
  write(pen, card.detail, CARD_WIDTH / 2, top + 94, {
    size: 56,
    align: 'center',
    maxWidth: INNER_WIDTH - 80,
  });
}

function drawWide(pen: Pen, { art, figure, ground }: CardOf<'story'>, { content: { top } }: CardLayout) {
  paintFigure(pen, figure, { top, width: 600, height: 540 }, GROUNDS[ground]);
  paintLotteryCard(pen, art, { x: CARD_WIDTH - 208, y: top + 280, degrees: 6, scale: 1.14 });
}

function drawTall(pen: Pen, { art, figure, ground }: CardOf<'story'>, { content: { top } }: CardLayout) {
  paintFigure(pen, figure, { top, width: 600, height: 590 }, GROUNDS[ground]);
  paintLotteryCard(pen, art, { x: CARD_WIDTH - 204, y: top + 320, degrees: 6, scale: 1.24 });
}

/** The trophy without a card, as high as the space over the paper, and the figure over its foot. */
function drawChampion(pen: Pen, { art, figure, ground }: CardOf<'story'>, { content }: CardLayout) {
  const height = content.bottom - 130 - content.top;
  // The trophy takes the part from 0.09 to 0.89 of the height of its drawing.
  const size = height / 0.8;
  pen.save();
  pen.translate(CARD_WIDTH - 370 - size / 2, content.top - 0.06 * size);
  pen.scale(size / 120, size / 120);
  paintArt(pen, art);
  pen.restore();
  const plate = { left: EDGE, top: content.bottom - 500, width: 420, height: 310 };
  paintFigure(pen, figure, plate, GROUNDS[ground]);
}
