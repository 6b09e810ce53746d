import { beforeAll, expect, test } from 'vitest';
import type { AlbumSlot } from '../../domain/album.ts';
import { LAYOUTS } from './card-size.ts';
import { drawAlbum } from './draw-album.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';

beforeAll(stubPage);

const KINDS: Record<number, AlbumSlot['kind']> = { 7: 'sealed', 10: 'perfect' };
const slots = Array.from({ length: 23 }, (_, index): AlbumSlot => {
  const week = index + 1;
  return { week, kind: KINDS[week] ?? 'empty' };
});

test('the picture of the album shows a card for each sealed week, the number of each empty slot and the count', () => {
  const { pen, texts, depth } = createTestPen();
  drawAlbum(pen, { kind: 'album', tag: '', slots }, LAYOUTS.feed);
  expect(texts).toEqual([
    ...['Mi álbum', 'Mi álbum'],
    ...['1', '2', '3', '4', '5', '6', '7', 'La botana', '8', '9', '10', 'El gol'],
    ...['11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23'],
    ...['2', 'cartas'],
  ]);
  expect(depth()).toBe(0);
});

test('in the picture of the album, only the card of a perfect week has rays', () => {
  const countRays = (week: number) => {
    const { pen, shapes } = createTestPen();
    drawAlbum(
      pen,
      { kind: 'album', tag: '', slots: slots.filter((slot) => slot.week === week) },
      LAYOUTS.feed,
    );
    return shapes.filter(({ path }) => path === 'M0 0 200-26v52z').length;
  };
  expect([countRays(7), countRays(10)]).toEqual([0, 12]);
});

test.each(['feed', 'story'] as const)(
  'the picture of the album in the format %s has each text, font, colour and place',
  async (format) => {
    const { pen, readDrawing } = createTestPen();
    drawAlbum(pen, { kind: 'album', tag: '', slots: slots.slice(4, 12) }, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/album-${format}.txt`);
  },
);
