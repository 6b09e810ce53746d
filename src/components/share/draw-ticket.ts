import { shareCardCopy } from '../../copy/share-card.ts';
import { getTeamName } from '../../copy/team-name.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import { getCardGround } from './card-ground.ts';
import { CARD_WIDTH, type CardLayout, EDGE } from './card-size.ts';
import { paintPaper } from './paint-paper.ts';
import { paintTeamShield, SHIELD_WIDTH } from './paint-shield.ts';
import { paintStamp } from './paint-stamp.ts';
import { paintTitle, TITLE_LINE } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

const MAX_ROWS = 9;
const ROW = 65;
/** Greatest height of a row (px): a ticket with few games gets taller rows, so that the picture isn't half empty. */
const TALL_ROW = 120;
/** Space above and below the rows (px). */
const PADDING = 80;

export function drawTicket(pen: Pen, card: CardOf<'ticket'>, layout: CardLayout) {
  const { lines, sentAt } = card;
  // The title has two lines, so in a tall picture it begins higher up and is smaller than the others.
  const title = layout.isTall ? { y: 494, size: 158 } : layout.title;
  paintTitle(pen, shareCardCopy.ticketTitle, title, getCardGround(card));
  const shown = lines.length > MAX_ROWS ? lines.slice(0, MAX_ROWS - 1) : lines;
  const rest = lines.length - shown.length;
  const rows = shown.length + (rest > 0 ? 1 : 0);
  const upper = title.y + title.size * TITLE_LINE + 36;
  const room = layout.content.bottom + (layout.isTall ? 6 : 26) - upper - PADDING;
  const row = Math.min(layout.isTall ? 1.5 * TALL_ROW : TALL_ROW, room / rows);
  const top = upper + (room - rows * row) / 3;
  paintPaper(pen, top, PADDING + rows * row);
  shown.forEach((line, index) => {
    drawRow(pen, line, { y: top + 34 + index * row, height: row, hasRule: index < rows - 1 });
  });
  if (rest > 0) {
    write(pen, shareCardCopy.more(rest), CARD_WIDTH / 2, top + 34 + (shown.length + 0.68) * row, {
      size: 35,
      color: INK.humo,
      align: 'center',
    });
  }
  paintStamp(pen, sentAt, title);
}

function drawRow(pen: Pen, line: TicketLine, place: { y: number; height: number; hasRule: boolean }) {
  const { home, away, homeScore, awayScore } = line;
  const size = Math.min(place.height / ROW, 1.5);
  const y = place.y + (place.height - ROW * size) / 2;
  const left = EDGE + 44;
  const right = CARD_WIDTH - EDGE - 44;
  const middle = CARD_WIDTH / 2;
  const shield = SHIELD_WIDTH * size;
  const text = { size: 35 * Math.min(size, 1.3), maxWidth: 318 - shield } as const;
  const digit = { size: 44 * size, color: INK.azul, align: 'center' } as const;
  paintTeamShield(pen, home, left, y + 7 * size, size);
  write(pen, getTeamName(home.name), left + shield + 16, y + 45 * size, text);
  paintTeamShield(pen, away, right - shield, y + 7 * size, size);
  write(pen, getTeamName(away.name), right - shield - 16, y + 45 * size, { ...text, align: 'right' });
  write(pen, String(homeScore), middle - 45, y + 48 * size, digit);
  write(pen, shareCardCopy.score, middle, y + 45 * size, { ...digit, size: 35 * size, color: INK.humo });
  write(pen, String(awayScore), middle + 45, y + 48 * size, digit);
  if (!place.hasRule) return;
  fillBox(pen, `${INK.tinta}40`, left, place.y + place.height - 2, right - left, 2);
}
