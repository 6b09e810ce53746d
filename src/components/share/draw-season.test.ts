import { beforeAll, expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';
import { createTestPen, stubPath2d } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPath2d);

const CARD: CardOf<'season'> = {
  kind: 'season',
  tag: 'Hasta la Jornada 3',
  weeks: [
    { number: 1, parts: [10, 4, 1] },
    { number: 2, parts: [0, 0, 0] },
    { number: 3, parts: [5, 10, 0] },
  ],
  parts: ['Exacto', 'Resultado', 'Trivia'],
  figures: [
    [30, 'puntos'],
    [15, 'mejor jornada'],
    [1, 'racha más larga'],
  ],
  total: 30,
  played: 3,
};

function draw(card: CardOf<'season'>) {
  const { pen, ...drawn } = createTestPen();
  drawCard(pen, card, 'reto.mx/lmx');
  return drawn;
}

test('the picture of the season shows its title and tag, the weeks, the legend, the figures, the question and the site address', () => {
  const { texts } = draw(CARD);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Mi temporada',
      'Hasta la Jornada 3',
      '1',
      '2',
      '3',
      'Exacto',
      'Resultado',
      'Trivia',
      '30',
      'puntos',
      'mejor jornada',
      'racha más larga',
      '¿Cómo va la tuya?',
      'reto.mx/lmx · Solo mayores de 18 años',
    ]),
  );
});

test('the picture of the season writes the points only over the weeks with the most points', () => {
  const weeks = [15, 15, 6, 0].map((points, index) => ({ number: 30 + index, parts: [points, 0, 0] }));
  const { texts } = draw({ ...CARD, weeks, figures: [] });
  expect(texts.filter((text) => /^\d{1,2}$/.test(text))).toEqual(['30', '15', '31', '15', '32', '33']);
});

test('the bars of the picture of the season have no part without points, and equal heights for equal points', () => {
  const { bars } = draw(CARD);
  const [ten, four, one, five, tenResults] = bars;
  // Five parts with points in the bars, and the three squares of the legend.
  expect(bars).toHaveLength(8);
  expect([tenResults, (four ?? 0) / 4, (five ?? 0) / 5]).toEqual([ten, one, one]);
});
