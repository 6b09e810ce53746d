import { shareCardCopy } from '../../copy/share-card.ts';
import { CARD_WIDTH, type CardLayout, EDGE } from './card-size.ts';
import type { Ground } from './grounds.ts';
import { paintLettering } from './paint-title.ts';
import { paintWordmark } from './paint-wordmark.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import { getShownAddress } from './site-address.ts';

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
  else
    write(pen, challenge, EDGE, y, { size, family: 'Rotulo', color: INK.papel, maxWidth: CHALLENGE_WIDTH });
  const { address, note, isTall } = layout;
  const color = isTall ? ground.note : INK.queso;
  write(pen, getShownAddress(), EDGE, address.y, { size: address.size, color, maxWidth: ADDRESS_WIDTH });
  const [upper, lower] = shareCardCopy.adultsOnly;
  const small = { size: note.size, color: isTall ? ground.note : INK.elote, align: 'right' } as const;
  write(pen, upper, CARD_WIDTH - EDGE, note.y - note.size, small);
  write(pen, lower, CARD_WIDTH - EDGE, note.y, small);
}

/** On a 4:5 picture the question stands beside the note about the age. */
const CHALLENGE_WIDTH = 700;

/** A longer address is narrowed, so that it leaves the note about the age free. */
const ADDRESS_WIDTH = 690;
