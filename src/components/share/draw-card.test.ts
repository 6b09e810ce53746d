import { beforeAll, expect, test } from 'vitest';
import type { TicketLine } from '../../domain/tickets.ts';
import { type CardOf, drawCard, type ShareCard } from './draw-card.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';

beforeAll(stubPage);

function draw(card: ShareCard) {
  const { pen, ...drawn } = createTestPen();
  drawCard(pen, card);
  return drawn;
}

const pick = (home: string, away: string): TicketLine => ({
  gameId: home,
  home: { name: home, shortName: home.slice(0, 3), color: '#111111', colorAlt: '#eeeeee' },
  away: { name: away, shortName: away.slice(0, 3), color: '#111111', colorAlt: '#eeeeee' },
  homeScore: 2,
  awayScore: 1,
});

const PICKS: ShareCard = {
  kind: 'picks',
  tag: 'Jornada 7',
  lines: [pick('Tigres', 'Toluca'), pick('Pumas', 'Atlas')],
  sentAt: Date.parse('2026-08-27T21:04:00-06:00'),
};

test('the picture of the predictions shows the week, the clubs, the scores, the time of sending and the site address', () => {
  const { texts } = draw(PICKS);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Jornada 7',
      'Tigres',
      'Toluca',
      '2',
      '1',
      '27 AGO 21:04',
      'reto.mx/lmx · Solo mayores de 18 años',
    ]),
  );
});

test('the picture of a ticket with twelve predictions shows eight rows and “y 4 más”', () => {
  const { texts } = draw({ ...PICKS, lines: Array.from({ length: 12 }, () => pick('Tigres', 'Toluca')) });
  expect(texts.filter((text) => text === 'Tigres')).toHaveLength(8);
  expect(texts).toContain('y 4 más');
});

const place: ShareCard = {
  kind: 'place',
  tag: 'General',
  position: 1284,
  score: 1,
  exact: null,
  results: 6,
};

test('the picture of the ranking position shows the table, position, points and right results, and leaves out an unknown number of exact scores', () => {
  const { texts } = draw(place);
  expect(texts).toEqual(expect.arrayContaining(['General', '1,284', '1', 'punto', '6', 'resultados']));
  expect(texts).not.toContain('marcadores exactos');
});

test('the picture of a shared story card shows its title, figure and detail, the question and the site address', () => {
  const card: ShareCard = {
    kind: 'story',
    name: 'racha',
    tag: 'Así me fue',
    title: 'Mi mejor racha',
    figure: '4',
    detail: 'jornadas al hilo con marcador exacto',
  };
  const { texts, depth } = draw(card);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Así me fue',
      'Mi mejor racha',
      '4',
      'jornadas al hilo con marcador exacto',
      '¿A ti cómo te fue?',
      'reto.mx/lmx · Solo mayores de 18 años',
    ]),
  );
  expect(depth()).toBe(0);
});

const SEASON: CardOf<'season'> = {
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

test('the picture of the season shows its title and tag, the weeks, the legend, the figures, the question and the site address', () => {
  const { texts } = draw(SEASON);
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
