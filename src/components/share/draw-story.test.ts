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

test('the picture of a shared story card shows its title, figure and detail', () => {
  const card: CardOf<'story'> = {
    kind: 'story',
    name: 'racha',
    tag: 'Así me fue',
    title: 'Mi mejor racha',
    figure: '4',
    detail: 'jornadas al hilo con marcador exacto',
  };
  const { texts } = draw(card);
  expect(texts).toEqual(
    expect.arrayContaining(['Mi mejor racha', '4', 'jornadas al hilo con marcador exacto']),
  );
});
