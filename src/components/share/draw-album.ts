import { shareCardCopy } from '../../copy/share-card.ts';
import { type AlbumSlot, countCards } from '../../domain/album.ts';
import { findCard } from '../art/find-card.ts';
import { getCardGround } from './card-ground.ts';
import { type CardLayout, EDGE, INNER_WIDTH } from './card-size.ts';
import { paintArt } from './paint-art.ts';
import { paintLotteryCard } from './paint-lottery-card.ts';
import { paintTitle } from './paint-title.ts';
import { fillBox, INK, type Pen, write } from './pen.ts';
import type { CardOf } from './share-card.ts';

const COLUMNS = 6;
const ROWS = 4;
const CELL = { width: INNER_WIDTH / COLUMNS, height: 186 };
const CARD = { width: 138, height: 174 };

/** The page of the album: a cell for each week, and the number of cards in the last cell. */
export function drawAlbum(pen: Pen, card: CardOf<'album'>, layout: CardLayout): void {
  const { slots } = card;
  paintTitle(pen, [shareCardCopy.albumTitle], layout.title, getCardGround(card));
  // A tall picture has larger cells. The pen is moved to the middle of each cell.
  const { bottom, top } = layout.content;
  const height = (bottom - top) / ROWS;
  const drawCell = (index: number, draw: () => void) => {
    pen.save();
    pen.translate(
      EDGE + ((index % COLUMNS) + 0.5) * CELL.width,
      top + (Math.floor(index / COLUMNS) + 0.5) * height,
    );
    pen.scale(height / CELL.height, height / CELL.height);
    draw();
    pen.restore();
  };
  slots.forEach((slot, index) => {
    drawCell(index, () => (slot.kind === 'empty' ? drawEmptySlot(pen, slot) : drawCard(pen, slot)));
  });
  drawCell(slots.length, () => drawCount(pen, countCards(slots)));
}

function drawCard(pen: Pen, { week, kind }: AlbumSlot) {
  paintLotteryCard(pen, findCard(week), {
    x: 0,
    y: 0,
    scale: CARD.width / 296,
    isSpecial: kind === 'perfect',
  });
}

function drawEmptySlot(pen: Pen, { week }: AlbumSlot) {
  fillBox(pen, `${INK.noche}88`, -CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
  pen.save();
  pen.strokeStyle = INK.papel;
  pen.lineWidth = 3;
  pen.setLineDash([10, 7]);
  pen.strokeRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
  pen.restore();
  pen.save();
  pen.translate(-46, -76);
  pen.scale(92 / 120, 92 / 120);
  paintArt(pen, findCard(week), `${INK.papel}66`);
  pen.restore();
  write(pen, String(week), 0, 66, { size: 52, color: INK.papel, align: 'center' });
}

function drawCount(pen: Pen, count: number) {
  const left = -CARD.width / 2;
  const top = -CARD.height / 2;
  fillBox(pen, INK.chile, left + 8, top + 8, CARD.width, CARD.height);
  fillBox(pen, INK.tinta, left, top, CARD.width, CARD.height);
  write(pen, String(count), 0, 26, { size: 96, color: INK.queso, align: 'center' });
  write(pen, shareCardCopy.albumCount(count), 0, 66, { size: 30, color: INK.papel, align: 'center' });
}
