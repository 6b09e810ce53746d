import { shareCardCopy } from '../../copy/share-card.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { CARD_WIDTH, type CardLayout, EDGE, INNER_WIDTH } from './card-size.ts';
import type { Ground } from './grounds.ts';
import { paintLettering } from './paint-title.ts';
import { paintWordmark } from './paint-wordmark.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';

/** What every card has: the wordmark, the label `tag`, the question and the address of the site. */
export function paintFrame(
  pen: Pen,
  { tag, challenge }: { tag: string; challenge: string },
  layout: CardLayout,
  ground: Ground,
): void {
  paintWordmark(pen, layout.wordmark);
  pen.font = '800 40px Cartel, sans-serif';
  const width = Math.min(pen.measureText(tag).width, 560);
  fillBox(pen, INK.tinta, CARD_WIDTH - EDGE - width - 44, layout.wordmark + 18, width + 44, 68);
  write(pen, tag, CARD_WIDTH - EDGE - 22, layout.wordmark + 66, {
    size: 40,
    color: INK.queso,
    align: 'right',
    maxWidth: 560,
  });
  const { size, y } = layout.challenge;
  // A 4:5 picture has its last lines on the front wave, a 9:16 picture on the ground.
  if (layout.isTall) paintLettering(pen, challenge, y, size, ground);
  else write(pen, challenge, EDGE, y, { size, family: 'Rotulo', color: INK.papel, maxWidth: INNER_WIDTH });
  write(pen, shareCardCopy.addressLine(getSiteUrl().replace(/^https?:\/\/|\/$/g, '')), EDGE, layout.address, {
    size: layout.isTall ? 34 : 28,
    color: layout.isTall ? ground.note : INK.elote,
    maxWidth: INNER_WIDTH,
  });
}
