import { expect, test } from 'vitest';
import { getStoryShare } from './story-card.ts';

test('the final place of a player is shared on red, with the card of the stands', () => {
  const { card, words } = getStoryShare({ kind: 'place', position: 1343 });
  expect(card).toMatchObject({ scene: 'place', art: 'stands', ground: 'chile', figure: '1,343' });
  expect(words.fileName).toBe('asi-me-fue-lugar-reto-ruffles.png');
});

test('the first place of the season is shared on rays, with the trophy', () => {
  const { card } = getStoryShare({ kind: 'place', position: 1 });
  expect(card).toMatchObject({ scene: 'champion', art: 'trophy', ground: 'rays', figure: '1.er' });
});

test.each([
  [1, '1.er lugar del ranking general'],
  [3, '3.er lugar del ranking general'],
  [1343, 'lugar 1,343 del ranking general'],
])('the text with the picture of the final place %i says “%s”', (position, place) => {
  const { words } = getStoryShare({ kind: 'place', position });
  expect(words.text('https://reto.mx')).toBe(
    `Mi lugar final · Reto Ruffles: ${place}. ¡A ver quién me alcanza! https://reto.mx`,
  );
});

test('the best week of the season is shared with its name', () => {
  const best = { kind: 'best', week: 7, points: 33, otherWeeks: 0 } as const;
  expect(getStoryShare(best, 'Jornada 7').card.detail).toBe('puntos en la Jornada 7');
});
