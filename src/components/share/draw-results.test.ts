import { beforeAll, expect, test } from 'vitest';
import type { BestPick } from '../../domain/best-pick.ts';
import { LAYOUTS } from './card-size.ts';
import { drawResults } from './draw-results.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(changes: Partial<CardOf<'results'>> = {}) {
  const { pen, ...drawn } = createTestPen();
  drawResults(pen, { ...RESULTS, ...changes }, LAYOUTS.feed);
  return drawn;
}

const team = (name: string, shortName: string) => ({
  name,
  shortName,
  color: '#111111',
  colorAlt: '#eeeeee',
});

const BEST: BestPick = {
  gameId: '1',
  home: team('Atlético de San Luis', 'ASL'),
  away: team('Querétaro', 'QRO'),
  homeScore: 4,
  awayScore: 2,
  points: 5,
};

const RESULTS: CardOf<'results'> = {
  kind: 'results',
  tag: 'Jornada 7',
  points: 33,
  isFinal: true,
  isPerfect: false,
  position: 1284,
  exact: 3,
  results: 8,
  best: BEST,
};

test('the picture of the results shows the points, the place, the counts and the best prediction', () => {
  const { texts } = draw();
  // In the order of the drawing, so that each number stands with its own word.
  expect(texts).toEqual([
    ...['Saqué', 'Saqué', '33', 'puntos', '10', 'El gol'],
    ...['Mi mejor acierto', '¡Exacto! +5', 'ASL', 'Atlético de San Luis', 'QRO', 'Querétaro', '4', '–', '2'],
    ...['1,284', 'lugar de la jornada', '3', 'marcadores exactos', '8', 'resultados'],
  ]);
});

test('the best prediction in the picture of the results has the home club and its goals on the left', () => {
  const row = ['Atlético de San Luis', '4', '–', '2', 'Querétaro'];
  expect(
    draw()
      .readFromLeft()
      .filter((text) => row.includes(text)),
  ).toEqual(row);
});

test('the picture of results that may still change says “Llevo” instead of “Saqué”', () => {
  const { texts } = draw({ isFinal: false });
  expect(texts).toContain('Llevo');
  expect(texts).not.toContain('Saqué');
});

test('the picture of the results names a right result as such, and leaves out an unknown place', () => {
  const { texts } = draw({ best: { ...BEST, points: 2 }, position: null });
  expect(texts).toContain('Resultado +2');
  expect(texts).not.toContain('lugar de la jornada');
});

test('the picture of results without points has no best prediction', () => {
  expect(draw({ best: null, points: 0, exact: 0, results: 0 }).texts).not.toContain('Mi mejor acierto');
});

test.each([
  ['¡Jornada perfecta!', 'a perfect week', { isPerfect: true, position: 1 }],
  ['¡Primer lugar!', 'the first of a week that has ended', { position: 1 }],
  ['Llevo', 'the first of a week that goes on', { position: 1, isFinal: false }],
])('the title of the picture of the results is “%s” for %s', (title, _week, changes) => {
  expect(draw(changes).texts[0]).toBe(title);
});

test.each([
  ['Perfecta', { isPerfect: true }],
  ['1.er lugar', { position: 1 }],
  ['1.er lugar', { isPerfect: true, position: 1 }],
  ['El gol', {}],
  ['El balón', { exact: 0 }],
  ['El poste', { exact: 0, results: 0, best: null }],
])('the picture of the results has the card “%s” for %o', (card, changes) => {
  expect(draw(changes).texts.join('')).toContain(card);
});

test.each([
  ['results', 'feed', {}],
  ['results', 'story', {}],
  ['results-perfect', 'feed', { isPerfect: true, position: 1 }],
  ['results-perfect', 'story', { isPerfect: true, position: 1 }],
  ['results-without-points', 'feed', { best: null, points: 0, exact: 0, results: 0 }],
] as const)(
  'the picture %s in the format %s has each text, font, colour and place',
  async (name, format, changes) => {
    const { pen, readDrawing } = createTestPen();
    drawResults(pen, { ...RESULTS, ...changes }, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/${name}-${format}.txt`);
  },
);
