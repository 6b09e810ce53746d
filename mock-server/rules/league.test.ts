import { expect, test } from 'vitest';
import { createGameRow } from '../testing/rows.ts';
import { getLeagueOrder, getWinner } from './league.ts';

function game(homeId: string, awayId: string, score: string) {
  const [home_goals = 0, away_goals = 0] = score.split('-').map(Number);
  return createGameRow({ homeId, awayId, home_goals, away_goals });
}

test.each([
  ['no games: by id', [], ['1', '2', '10']],
  ['a win', [game('10', '1', '1-0')], ['10', '2', '1']],
  ['a win away', [game('1', '10', '0-1')], ['10', '2', '1']],
  ['a draw', [game('10', '2', '0-0')], ['2', '10', '1']],
  [
    'a win against two draws',
    [game('1', '2', '0-0'), game('1', '2', '0-0'), game('10', '9', '1-0')],
    ['10', '1', '2'],
  ],
  ['the difference of goals', [game('1', '8', '1-0'), game('10', '9', '2-0')], ['10', '1', '2']],
  ['the difference of goals of defeats', [game('1', '8', '0-3'), game('2', '9', '0-1')], ['10', '2', '1']],
  ['the id of clubs with the same goals', [game('10', '8', '1-1'), game('2', '9', '1-1')], ['2', '10', '1']],
  ['the goals', [game('1', '8', '1-1'), game('10', '9', '2-2')], ['10', '1', '2']],
  [
    'points before the difference of goals',
    [game('1', '2', '1-0'), game('10', '9', '3-3')],
    ['1', '10', '2'],
  ],
])('the server’s league order of the clubs 1, 2 and 10 in the case “%s” is $2', (_, games, order) => {
  expect(getLeagueOrder(['10', '2', '1'], games)).toEqual(order);
});

test.each([
  ['2-0', '1-0', '1'],
  ['0-1', '0-0', '2'],
  ['1-0', '1-0', '1'],
  ['1-0', '2-0', '2'],
  ['0-2', '0-1', '2'],
  ['0-2', '1-3', '1'],
])(
  'two legs of clubs 1 and 2 with %s and %s are won by %s when club 1 is better',
  (first, second, winner) => {
    expect(getWinner(game('1', '2', first), game('2', '1', second), '1')).toBe(winner);
  },
);

test('the better placed club wins two legs with equal goals, otherwise the club with more goals', () => {
  expect(getWinner(game('1', '2', '1-0'), game('2', '1', '1-0'), '2')).toBe('2');
  expect(getWinner(game('1', '2', '2-0'), game('2', '1', '1-0'), '2')).toBe('1');
});
