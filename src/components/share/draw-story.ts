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
  paintTitle(pen, [card.title], layout.title, ground);
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
  paintFigure(pen, figure, { top, width: 620, height: 640 }, GROUNDS[ground]);
  paintLotteryCard(pen, art, { x: CARD_WIDTH - 204, y: top + 320, degrees: 6, scale: 1.24 });
}

/** The trophy without a card, on the right, and the figure on the left, both whole and on one line over the paper. */
function drawChampion(pen: Pen, { art, figure, ground }: CardOf<'story'>, { content }: CardLayout) {
  const foot = content.bottom - 150 - 34;
  pen.save();
  pen.translate(CARD_WIDTH - EDGE - TROPHY.right * TROPHY.scale, foot - TROPHY.bottom * TROPHY.scale);
  pen.scale(TROPHY.scale, TROPHY.scale);
  paintArt(pen, art);
  pen.restore();
  const plate = { left: EDGE, top: foot - 330, width: 396, height: 330 };
  paintFigure(pen, figure, plate, GROUNDS[ground]);
}

/** The edges of the drawing, on its square of 120 × 120, and its size on the picture. */
const TROPHY = { right: 105, bottom: 108, scale: 5.7 };
