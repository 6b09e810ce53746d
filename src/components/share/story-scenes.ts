import type { CardName } from '../../copy/cards.ts';
import { CARD_WIDTH, EDGE, INNER_WIDTH } from './card-size.ts';
import { GROUNDS } from './grounds.ts';
import { paintArt } from './paint-art.ts';
import { paintFigure } from './paint-figure.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { INK, type Pen, write } from './pen.ts';
import type { CardOf, StoryScene } from './share-card.ts';

/** The space between the title and the paper with the detail (px). */
interface Room {
  top: number;
  height: number;
}

type DrawScene = (pen: Pen, card: CardOf<'story'>, room: Room) => void;

/** How the figure and the drawing of a card of the story stand: a composition for each. */
export const SCENES: Readonly<Record<StoryScene, DrawScene>> = {
  best: drawPlateAndCard,
  exact: drawArtAndDigits,
  streak: drawWidePlate,
  trivia: drawCardAndPlate,
  place: drawDigitsOverCrowd,
  thanks: drawPlateOnChip,
  champion: drawTrophyAndPlate,
};

function drawPlateAndCard(pen: Pen, { art, figure, ground }: CardOf<'story'>, { top, height }: Room) {
  paintFigure(pen, figure, { top, width: 600, height: height - 30 }, GROUNDS[ground]);
  const scale = (height - 90) / 430;
  paintLotteryCard(pen, art, { x: CARD_WIDTH - 206, y: top + height / 2, degrees: 6, scale });
}

/** The drawing without a card, large on the left, and bare digits on the right. */
function drawArtAndDigits(pen: Pen, { art, figure }: CardOf<'story'>, { top, height }: Room) {
  const size = 530;
  placeArt(pen, art, { x: EDGE - 24, y: top + height - size - 10, size });
  paintDigits(pen, figure, { left: 600, width: 416, top, height });
}

/** A wide plate, and the lottery card on its lower left corner. */
function drawWidePlate(pen: Pen, { art, figure, ground }: CardOf<'story'>, { top, height }: Room) {
  const left = EDGE + 210;
  const plate = { left, top, width: CARD_WIDTH - EDGE - left, height: height - 90 };
  paintFigure(pen, figure, plate, GROUNDS[ground]);
  paintLotteryCard(pen, art, { x: EDGE + 164, y: top + height - 224, degrees: -7, scale: 1.1 });
}

/** The lottery card, large on the left, and a smaller plate on the right under its upper edge. */
function drawCardAndPlate(pen: Pen, { art, figure, ground }: CardOf<'story'>, { top, height }: Room) {
  const plate = { left: 590, top: top + 150, width: 408, height: height - 200 };
  paintFigure(pen, figure, plate, GROUNDS[ground]);
  paintLotteryCard(pen, art, { x: 326, y: top + height / 2 - 4, degrees: -5, scale: (height - 60) / 404 });
}

/** Bare digits over the whole width, and under them a row of crowds that stands on the paper. */
function drawDigitsOverCrowd(pen: Pen, { art, figure }: CardOf<'story'>, { top, height }: Room) {
  const crowd = INNER_WIDTH / 4;
  paintDigits(pen, figure, { left: EDGE, width: INNER_WIDTH, top, height: height - crowd - 4 });
  for (let index = 0; index < 4; index += 1) {
    placeArt(pen, art, { x: EDGE + index * crowd, y: top + height - crowd + 30, size: crowd });
  }
}

/** The chip as large as the room, with a plate on it. */
function drawPlateOnChip(pen: Pen, { art, figure, ground }: CardOf<'story'>, { top, height }: Room) {
  const size = height + 60;
  placeArt(pen, art, { x: (CARD_WIDTH - size) / 2, y: top - 90, size });
  const plate = { left: 290, top: top + height - 200, width: 500, height: 190 };
  paintFigure(pen, figure, plate, GROUNDS[ground]);
}

/** The trophy without a card, on the right, and the figure on the left, both whole and on one line over the paper. */
function drawTrophyAndPlate(pen: Pen, { art, figure, ground }: CardOf<'story'>, { top, height }: Room) {
  const foot = top + height;
  const size = TROPHY.scale * 120;
  placeArt(pen, art, {
    x: CARD_WIDTH - EDGE - TROPHY.right * TROPHY.scale,
    y: foot - TROPHY.bottom * TROPHY.scale,
    size,
  });
  paintFigure(pen, figure, { left: EDGE, top: foot - 330, width: 396, height: 330 }, GROUNDS[ground]);
}

/** The edges of the drawing, on its square of 120 × 120, and its size on the picture. */
const TROPHY = { right: 105, bottom: 108, scale: 5.7 };

function placeArt(pen: Pen, card: CardName, { x, y, size }: { x: number; y: number; size: number }) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 120, size / 120);
  paintArt(pen, card);
  pen.restore();
}

/** Height of a digit of Cartel, as a part of its size. */
const DIGIT_HEIGHT = 0.72;

/** Digits without a plate, as large as the room, with a hard shadow. */
function paintDigits(
  pen: Pen,
  figure: string,
  { left, width, top, height }: Room & { left: number; width: number },
) {
  pen.font = '800 80px Cartel, sans-serif';
  const widest = (width * 1.15) / (pen.measureText(figure).width / 80);
  const size = Math.round(Math.min((height * 0.86) / DIGIT_HEIGHT, widest));
  const shift = Math.round(size / 30);
  const x = left + width / 2;
  const y = top + (height + size * DIGIT_HEIGHT) / 2;
  const style = { size, align: 'center', maxWidth: width } as const;
  write(pen, figure, x + shift, y + shift, { ...style, color: INK.tinta });
  write(pen, figure, x, y, { ...style, color: INK.queso });
}
