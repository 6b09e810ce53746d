import { beforeAll, expect, test } from 'vitest';
import { drawStory } from './draw-story.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(card: CardOf<'story'>) {
  const { pen, ...drawn } = createTestPen();
  drawStory(pen, card);
  return drawn;
}

const STREAK: CardOf<'story'> = {
  kind: 'story',
  name: 'racha',
  tag: 'Así me fue',
  art: 'stopwatch',
  isChampion: false,
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

test('only the picture of the champion has a lottery card with rays', () => {
  const countRays = (isChampion: boolean) =>
    draw({ ...STREAK, isChampion }).shapes.filter(({ path }) => path === 'M0 0 200-26v52z').length;
  expect([countRays(false), countRays(true)]).toEqual([0, 12]);
});
