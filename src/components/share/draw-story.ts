import { getCardGround } from './card-ground.ts';
import { CARD_WIDTH, type CardLayout, INNER_WIDTH } from './card-size.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTitle } from './paint-title.ts';
import { type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';
import { SCENES } from './story-scenes.ts';

/** Height of the paper with the detail, and of the space above it (px). */
const PAPER = 150;
const GAP = 34;

export function drawStory(pen: Pen, card: CardOf<'story'>, { content, title }: CardLayout) {
  paintTitle(pen, [card.title], title, getCardGround(card));
  const paperTop = content.bottom - PAPER;
  SCENES[card.scene](pen, card, { top: content.top, height: paperTop - GAP - content.top });
  paintPaper(pen, paperTop, PAPER);
  write(pen, card.detail, CARD_WIDTH / 2, paperTop + 94, {
    size: 56,
    align: 'center',
    maxWidth: INNER_WIDTH - 80,
  });
}
