import { shareCardCopy } from '../../copy/share-card.ts';
import { type AlbumSlot, countCards } from '../../domain/album.ts';
import { findCard } from '../art/find-card.ts';
import { EDGE, INNER_WIDTH } from './card-size.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintTitle } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

const COLUMNS = 6;
const TOP = 356;
const CELL = { width: INNER_WIDTH / COLUMNS, height: 186 };
const CARD = { width: 138, height: 174 };

/** The page of the album: a cell for each week, and the number of cards in the last cell. */
export function drawAlbum(pen: Pen, { slots }: CardOf<'album'>): void {
  paintTitle(pen, [shareCardCopy.albumTitle]);
  slots.forEach((slot, index) => {
    const cell = getCell(index);
    if (slot.kind === 'empty') drawEmptySlot(pen, slot, cell);
    else drawCard(pen, slot, cell);
  });
  drawCount(pen, countCards(slots), getCell(slots.length));
}

interface Cell {
  /** The middle of the cell (px). */
  x: number;
  y: number;
}

const getCell = (index: number): Cell => ({
  x: EDGE + ((index % COLUMNS) + 0.5) * CELL.width,
  y: TOP + (Math.floor(index / COLUMNS) + 0.5) * CELL.height,
});

function drawCard(pen: Pen, { week, kind }: AlbumSlot, { x, y }: Cell) {
  paintLotteryCard(pen, findCard(week), { x, y, scale: CARD.width / 296, isSpecial: kind === 'perfect' });
}

function drawEmptySlot(pen: Pen, { week }: AlbumSlot, { x, y }: Cell) {
  fillBox(pen, `${INK.noche}88`, x - CARD.width / 2, y - CARD.height / 2, CARD.width, CARD.height);
  pen.save();
  pen.strokeStyle = INK.papel;
  pen.lineWidth = 3;
  pen.setLineDash([10, 7]);
  pen.strokeRect(x - CARD.width / 2, y - CARD.height / 2, CARD.width, CARD.height);
  pen.restore();
  write(pen, String(week), x, y + 20, { size: 58, color: INK.papel, align: 'center' });
}

function drawCount(pen: Pen, count: number, { x, y }: Cell) {
  const left = x - CARD.width / 2;
  const top = y - CARD.height / 2;
  fillBox(pen, INK.chile, left + 8, top + 8, CARD.width, CARD.height);
  fillBox(pen, INK.tinta, left, top, CARD.width, CARD.height);
  write(pen, String(count), x, y + 26, { size: 96, color: INK.queso, align: 'center' });
  write(pen, shareCardCopy.albumCount(count), x, y + 66, { size: 30, color: INK.papel, align: 'center' });
}
