import { cards } from '../../copy/cards.ts';
import { DECK } from '../art/CardArt.tsx';
import { STANDS } from '../art/stands.ts';
import { CARD_WIDTH } from './card-size.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

export function drawLotteryCard(pen: Pen) {
  pen.save();
  pen.translate(CARD_WIDTH - 60 - 148, 416 + 185);
  pen.rotate((7 * Math.PI) / 180);
  pen.translate(-148, -185);
  fillBox(pen, INK.tinta, 10, 10, 296, 372);
  fillBox(pen, INK.papel, 0, 0, 296, 372);
  pen.lineWidth = 4;
  pen.strokeStyle = INK.tinta;
  pen.strokeRect(2, 2, 292, 368);
  fillBox(pen, INK.elote, 16, 16, 264, 268);
  pen.save();
  pen.translate(43, 45);
  pen.scale(1.75, 1.75);
  pen.translate(3, 2.5);
  for (const [color, path] of STANDS.colors) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.translate(-3, -2.5);
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  for (const [color, path] of STANDS.lines) {
    pen.strokeStyle = color;
    pen.stroke(new Path2D(path));
  }
  pen.restore();
  pen.strokeRect(16, 16, 264, 268);
  fillBox(pen, INK.papel, 18, 18, 58, 52);
  pen.strokeRect(16, 16, 62, 56);
  write(pen, String(DECK.stands.number), 47, 57, { size: 38, align: 'center' });
  write(pen, cards.stands, 148, 342, { size: 48, family: 'Rotulo', align: 'center' });
  pen.restore();
}
