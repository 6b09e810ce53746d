import { shareCardCopy } from '../../copy/share-card.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { CARD_HEIGHT, CARD_WIDTH, EDGE, INNER_WIDTH } from './card-size.ts';
import { paintWordmark } from './paint-wordmark.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** What every card has: the wordmark, the label `tag`, the question and the address of the site. */
export function paintFrame(pen: Pen, tag: string, challenge: string): void {
  paintWordmark(pen);
  pen.font = '800 40px Cartel, sans-serif';
  const width = Math.min(pen.measureText(tag).width, 560);
  fillBox(pen, INK.tinta, CARD_WIDTH - EDGE - width - 44, 66, width + 44, 68);
  write(pen, tag, CARD_WIDTH - EDGE - 22, 114, {
    size: 40,
    color: INK.queso,
    align: 'right',
    maxWidth: 560,
  });
  write(pen, challenge, EDGE, CARD_HEIGHT - 80, { size: 62, family: 'Rotulo', color: INK.papel });
  write(
    pen,
    shareCardCopy.addressLine(getSiteUrl().replace(/^https?:\/\/|\/$/g, '')),
    EDGE,
    CARD_HEIGHT - 36,
    {
      size: 28,
      color: INK.elote,
      maxWidth: INNER_WIDTH,
    },
  );
}
