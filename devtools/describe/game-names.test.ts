import { expect, test } from 'vitest';
import { createFindGame, listPredictedGames, toNamedLines } from './game-names.ts';

const findGame = createFindGame([], () => [{ id: '755', match: 'PUE–TIJ' }]);
const SENT = JSON.stringify({ pool: [{ game_id: 755, home_score: 1, away_score: 0 }, { game_id: 9 }] });

test('a sent prediction is named by its game and score, and an unknown game is left out', () => {
  expect(listPredictedGames(SENT, findGame)).toEqual(['PUE–TIJ 1–0']);
});

test('a body that isn’t JSON names no game', () => {
  expect(listPredictedGames('<html>', findGame)).toEqual([]);
  expect(toNamedLines('<html>', findGame)).toEqual([{ text: '<html>', game: undefined }]);
});

test('the line of a game id in an indented body has the game’s name', () => {
  const lines = toNamedLines(JSON.stringify({ id: 3, game_id: 755, note: '"game_id": 755' }), findGame);
  expect(lines.filter(({ game }) => game).map(({ text, game }) => [text.trim(), game])).toEqual([
    ['"game_id": 755,', 'PUE–TIJ'],
  ]);
});

test('a game of the API is named by its teams, also for the predictions of other calls', () => {
  const game = {
    id: 4,
    home: { id: 1, short_name: 'AME' },
    away: { id: 2, short_name: 'TOL' },
    home_score: null,
  };
  const body = JSON.stringify({ 7: { data: [game] } });
  const find = createFindGame([{ url: '/api/games/all', response: { headers: {}, body } }], () => []);
  expect(find(4)).toBe('AME–TOL');
  expect(toNamedLines(body, find).flatMap((line) => line.game ?? [])).toEqual(['AME–TOL']);
});
