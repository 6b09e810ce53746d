import { beforeAll, expect, test } from 'vitest';
import type { TicketLine } from '../../domain/tickets.ts';
import { drawCard } from './draw-card.ts';
import { createTestPen, stubPath2d } from './pen.test.helper.ts';
import type { ShareCard } from './share-card.ts';

beforeAll(stubPath2d);

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
  const { pen, texts } = createTestPen();
  drawCard(pen, PICKS, 'reto.mx/lmx');
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
  const { pen, texts } = createTestPen();
  drawCard(pen, { ...PICKS, lines: Array.from({ length: 12 }, () => pick('Tigres', 'Toluca')) }, 'reto.mx');
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
  const { pen, texts } = createTestPen();
  drawCard(pen, place, 'reto.mx');
  expect(texts).toEqual(expect.arrayContaining(['General', '1,284', '1', 'punto', '6', 'resultados']));
  expect(texts).not.toContain('marcadores exactos');
});

test('the picture of a shared story card shows its title, figure and detail, the question and the site address', () => {
  const { pen, texts, depth } = createTestPen();
  const card: ShareCard = {
    kind: 'story',
    name: 'racha',
    tag: 'Así me fue',
    title: 'Mi mejor racha',
    figure: '4',
    detail: 'jornadas al hilo con marcador exacto',
  };
  drawCard(pen, card, 'reto.mx/lmx');
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
