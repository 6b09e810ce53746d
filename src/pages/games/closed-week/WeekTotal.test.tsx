import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, createMyPosition, createPrediction, createRankingPage } from '../../../testing/fixtures.ts';
import { card, open, withGame, withPoints } from '../GamesPage.test.helper.tsx';

test.each<[string, number | undefined, number, string, string]>([
  [
    'includes the trivia point when the score in the ranking includes it',
    undefined,
    6,
    'Total en el ranking 6',
    'Trivia1 × 11',
  ],
  [
    'is the sum of the games while the score in the ranking is lower',
    undefined,
    0,
    'Total en partidos 5',
    'Trivia–',
  ],
  [
    'includes the trivia point of the predictions while the score in the ranking is lower',
    1,
    0,
    'Total en el ranking 6',
    'Trivia1 × 11',
  ],
  ['has no trivia point when the predictions say 0', 0, 5, 'Total en el ranking 5', 'Trivia0 × 10'],
])('the total of a closed week on Partidos %s', async (_case, weekTriviaPoints, score, total, trivia) => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    withPoints(5)(world);
    if (weekTriviaPoints !== undefined)
      world.server.saved = world.server.saved.map((row) => ({ ...row, weekTriviaPoints }));
    world.server.weekRanking = async () => createRankingPage({ myPosition: createMyPosition({ score }) });
  });
  expect(await screen.findByText('Lugar 128')).toBeTruthy();
  expect(screen.getByText(/^Total en/).textContent).toBe(total);
  expect(screen.getByText('Trivia').parentElement?.textContent).toBe(trivia);
});

test('the total of a closed week on Partidos includes the trivia point of the predictions before the ranking is loaded', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    withPoints(5)(world);
    world.server.saved = world.server.saved.map((row) => ({ ...row, weekTriviaPoints: 1 }));
    world.server.weekRanking = () => new Promise(() => undefined);
  });
  expect((await screen.findByText(/^Total en/)).textContent).toBe('Total en el ranking 6');
});

test('Partidos adds no provisional points to the total of a closed week', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withGame('live', [1, 1]));
  expect(card('1').textContent).toContain('En juego · Si así queda: +5');
  expect(screen.getByText(/^Total en partidos/).textContent).toBe('Total en partidos 0');
});

test('the total of a closed week on Partidos counts all right results, and the exact ones a second time', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    const points = [5, 2, 2, 5, 2];
    world.server.saved = points.map((points, index) =>
      createPrediction({ id: `p${index}`, gameId: String(index + 1), points }),
    );
  });
  await screen.findByText(/^Total en/);
  const lines = ['Resultados', 'Marcadores exactos'].map(
    (term) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent,
  );
  expect(lines).toEqual(['Resultados5 × 210', 'Marcadores exactos2 × 36']);
});
