import { beforeAll, expect, test } from 'vitest';
import { LAYOUTS } from './card-size.ts';
import { drawStory } from './draw-story.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(card: CardOf<'story'>) {
  const { pen, ...drawn } = createTestPen();
  drawStory(pen, card, LAYOUTS.feed);
  return drawn;
}

const STREAK: CardOf<'story'> = {
  kind: 'story',
  name: 'racha',
  tag: 'Así me fue',
  art: 'stopwatch',
  isChampion: false,
  ground: 'queso',
  challenge: '¿Quién la rompe?',
  title: 'Mi mejor racha',
  figure: '4',
  detail: 'jornadas al hilo con marcador exacto',
};

test('the picture of a shared story card shows its title, figure, lottery card and detail', () => {
  const { texts } = draw(STREAK);
  expect(texts).toEqual(
    expect.arrayContaining(['Mi mejor racha', '4', 'El reloj', 'jornadas al hilo con marcador exacto']),
  );
});

test('the picture of the champion has the trophy without a lottery card', () => {
  const { texts } = draw({ ...STREAK, art: 'trophy', isChampion: true, figure: '1.er' });
  expect(texts).toContain('1.er');
  expect(texts).not.toContain('El premio');
});

const CHAMPION = { ...STREAK, art: 'trophy', isChampion: true, figure: '1.er', ground: 'rays' } as const;

test.each([
  ['story', 'feed', STREAK],
  ['story', 'story', STREAK],
  ['champion', 'feed', CHAMPION],
  ['champion', 'story', CHAMPION],
] as const)(
  'the picture %s in the format %s has each text, font, colour and place',
  async (name, format, card) => {
    const { pen, readDrawing } = createTestPen();
    drawStory(pen, card, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/${name}-${format}.txt`);
  },
);
