import { formatStamp } from '../../copy/format.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { CARD_WIDTH, type CardLayout } from './card-size.ts';
import { INK, type Pen, write } from './pen.ts';

/** Beside the title of the predictions. */
export function paintStamp(pen: Pen, sentAt: number | null, title: CardLayout['title']) {
  pen.save();
  pen.translate(CARD_WIDTH - 84 - 124, title.y + 22);
  const circle = (radius: number, shift = 0) => {
    pen.beginPath();
    pen.arc(shift, shift, radius, 0, Math.PI * 2);
  };
  circle(124, 8);
  pen.fillStyle = INK.tinta;
  pen.fill();
  circle(124);
  pen.fillStyle = INK.papel;
  pen.fill();
  pen.strokeStyle = INK.azul;
  circle(121);
  pen.lineWidth = 6;
  pen.stroke();
  circle(108);
  pen.lineWidth = 3;
  pen.stroke();
  pen.rotate((10 * Math.PI) / 180);
  const small = { size: 26, color: INK.azul, align: 'center', maxWidth: 190 } as const;
  write(pen, ticketCopy.stampBrand, 0, -32, small);
  write(pen, ticketCopy.stampWord, 0, 18, { size: 56, family: 'Rotulo', color: INK.azul, align: 'center' });
  if (sentAt !== null) write(pen, formatStamp(sentAt), 0, 54, small);
  pen.restore();
}
