import { beforeAll, expect, test } from 'vitest';
import { LAYOUTS } from './card-size.ts';
import { drawSeason } from './draw-season.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(card: CardOf<'season'>) {
  const { pen, ...drawn } = createTestPen();
  drawSeason(pen, card, LAYOUTS.feed);
  return drawn;
}

const SEASON: CardOf<'season'> = {
  kind: 'season',
  tag: 'Hasta la Jornada 3',
  weeks: [
    { number: 1, points: { exact: 10, result: 4, trivia: 1 } },
    { number: 2, points: { exact: 0, result: 0, trivia: 0 } },
    { number: 3, points: { exact: 5, result: 10, trivia: 0 } },
  ],
  legend: { exact: 'Exacto', result: 'Resultado', trivia: 'Trivia' },
  figures: [
    { value: 30, name: 'puntos' },
    { value: 15, name: 'mejor jornada' },
    { value: 1, name: 'racha más larga' },
  ],
  total: 30,
  played: 3,
};

test('the picture of the season shows its title, the weeks, the legend and the figures', () => {
  const { texts } = draw(SEASON);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Mi temporada',
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
    ]),
  );
});

test('the picture of the season writes the points only over the weeks with the most points', () => {
  const weeks = [15, 15, 6, 0].map((points, index) => ({
    number: 30 + index,
    points: { exact: points, result: 0, trivia: 0 },
  }));
  const { texts } = draw({ ...SEASON, weeks, figures: [] });
  expect(texts.filter((text) => /^\d{1,2}$/.test(text))).toEqual(['30', '15', '31', '15', '32', '33']);
});

test('the bars of the picture of the season have no part without points, and equal heights for equal points', () => {
  const { bars } = draw(SEASON);
  const [ten, four, one, five, tenResults] = bars;
  // Five parts with points in the bars, and the three squares of the legend.
  expect(bars).toHaveLength(8);
  expect([tenResults, (four ?? 0) / 4, (five ?? 0) / 5]).toEqual([ten, one, one]);
});

const WEEKS = Array.from({ length: 17 }, (_, index) => ({
  number: index + 1,
  points: { exact: index, result: index % 5, trivia: index % 2 },
}));

test.each([
  ['season', 'feed', SEASON],
  ['season', 'story', SEASON],
  ['season-long', 'feed', { ...SEASON, weeks: WEEKS }],
] as const)(
  'the picture %s in the format %s has each text, font, colour and place',
  async (name, format, card) => {
    const { pen, readDrawing } = createTestPen();
    drawSeason(pen, card, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/${name}-${format}.txt`);
  },
);
