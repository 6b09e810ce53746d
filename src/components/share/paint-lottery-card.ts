import { type CardName, cards } from '../../copy/cards.ts';
import { type CardBackground, DECK } from '../art/CardArt.tsx';
import { paintArt } from './paint-art.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import { writeOrdinal } from './write-ordinal.ts';

const CARD = { width: 296, height: 372 };

interface Placement {
  x: number;
  y: number;
  degrees?: number;
  scale?: number;
  /** Another name than that of the deck. The card then has no number. */
  name?: string | undefined;
  /** Whether the card is on yellow paper, with rays: of a perfect week, or of the champion. */
  isSpecial?: boolean;
}

/** Draws a lottery card of 296 × 372 px, times `scale`, with its centre at `x` and `y`. */
export function paintLotteryCard(
  pen: Pen,
  card: CardName,
  { x, y, degrees = 0, scale = 1, name, isSpecial = false }: Placement,
) {
  const { background, number } = DECK[card];
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  pen.scale(scale, scale);
  pen.translate(-CARD.width / 2, -CARD.height / 2);
  fillBox(pen, INK.tinta, 10, 10, CARD.width, CARD.height);
  fillBox(pen, isSpecial ? INK.queso : INK.papel, 0, 0, CARD.width, CARD.height);
  pen.lineWidth = 4;
  pen.strokeStyle = INK.tinta;
  pen.strokeRect(2, 2, CARD.width - 4, CARD.height - 4);
  fillBox(pen, isSpecial ? INK.chile : COLOURS[background], 16, 16, 264, 268);
  if (isSpecial) paintRays(pen);
  pen.save();
  pen.translate(43, 45);
  pen.scale(1.75, 1.75);
  paintArt(pen, card);
  pen.restore();
  pen.strokeRect(16, 16, 264, 268);
  if (number !== null && name === undefined) {
    fillBox(pen, isSpecial ? INK.tinta : INK.papel, 18, 18, 58, 52);
    pen.strokeRect(16, 16, 62, 56);
    write(pen, String(number), 47, 57, {
      size: 38,
      align: 'center',
      color: isSpecial ? INK.queso : INK.tinta,
    });
  }
  writeOrdinal(pen, name ?? cards[card], CARD.width / 2, 342, {
    size: 48,
    family: 'Rotulo',
    maxWidth: CARD.width - 24,
  });
  pen.restore();
}

/** The ground of a special card: twelve rays of 15°, 15° apart, from the middle of the drawing to its frame. */
function paintRays(pen: Pen) {
  pen.save();
  pen.beginPath();
  pen.rect(16, 16, 264, 268);
  pen.clip();
  pen.translate(148, 150);
  pen.fillStyle = INK.queso;
  for (let ray = 0; ray < 12; ray += 1) {
    pen.rotate(Math.PI / 6);
    pen.fill(new Path2D('M0 0 200-26v52z'));
  }
  pen.restore();
}

const COLOURS: Record<CardBackground, string> = {
  'bg-azul': INK.azul,
  'bg-queso': INK.queso,
  'bg-elote': INK.elote,
  'bg-chile': INK.chile,
  'bg-papel': INK.papel,
  'bg-verde': INK.verde,
};
