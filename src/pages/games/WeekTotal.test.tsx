import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, createMyPosition, createRankingPage } from '../../testing/fixtures.ts';
import { card, open, withGame, withPoints } from './GamesPage.test.helper.tsx';

test.each([
  [
    'includes the trivia point when the score in the ranking includes it',
    6,
    'Total en el ranking 6',
    'Trivia1 × 11',
  ],
  ['is the sum of the games while the score in the ranking is lower', 0, 'Total en partidos 5', 'Trivia–'],
])('the total of a closed week on Partidos %s', async (_case, score, total, trivia) => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    withPoints(5)(world);
    world.server.weekRanking = async () => createRankingPage({ myPosition: createMyPosition({ score }) });
  });
  expect(await screen.findByText('Lugar 128')).toBeTruthy();
  expect(screen.getByText(/^Total en/).textContent).toBe(total);
  expect(screen.getByText('Trivia').parentElement?.textContent).toBe(trivia);
});

test('Partidos adds no provisional points to the total of a closed week', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withGame('live', [1, 1]));
  expect(card('1').textContent).toContain('En juego · Si así queda: +5');
  expect(screen.getByText(/^Total en partidos/).textContent).toBe('Total en partidos 0');
});
