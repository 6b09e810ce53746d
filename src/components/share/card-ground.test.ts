import { expect, test } from 'vitest';
import { getCardGround } from './card-ground.ts';
import { GROUNDS, type GroundName } from './grounds.ts';
import type { CardOf } from './share-card.ts';

test.each(Object.keys(GROUNDS) as GroundName[])(
  'a shared card of a story with the ground %s has that ground',
  (ground) => {
    const card: CardOf<'story'> = {
      kind: 'story',
      name: 'racha',
      tag: 'Así me fue',
      art: 'stopwatch',
      scene: 'streak',
      ground,
      challenge: '',
      title: '',
      figure: '',
      detail: '',
    };
    expect(getCardGround(card)).toBe(GROUNDS[ground]);
  },
);

test('a shared boleto has the blue ground', () => {
  expect(getCardGround({ kind: 'ticket', tag: '', lines: [], sentAt: null })).toBe(GROUNDS.azul);
});
