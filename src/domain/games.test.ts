import { expect, it } from 'vitest';
import { game } from '../testing/fixtures.ts';
import { sortGames } from './games.ts';

const play = (id: string, when: string) => game(id, 'Tigres', 'Toluca', when);
const GAMES = [
  play('2', '2026-08-29T19:00:00'),
  play('1', '2026-08-28T19:00:00'),
  play('4', '2026-09-05T17:00:00'),
  play('3', '2026-09-05T17:00:00'),
];

it.each([
  ['of equal digits', ['1503', '1501', '1504', '1502'], ['1501', '1502', '1503', '1504']],
  ['of more digits', ['10', '9', '100', '8'], ['8', '9', '10', '100']],
  ['above 2^53', ['9007199254740993', '9007199254740992'], ['9007199254740992', '9007199254740993']],
  ['of letters', ['c', 'a', 'b'], ['a', 'b', 'c']],
  ['of one letter more', ['g12', 'g2', 'g1'], ['g1', 'g2', 'g12']],
])(
  'games of one minute with ids %s stand by id, in whatever order the server sends them',
  (_ids, sent, order) => {
    const games = sent.map((id) => play(id, '2026-08-29T19:00:00'));
    const orders = [games, [...games].reverse()].map((list) => sortGames(list).map(({ id }) => id));
    expect(orders).toEqual([order, order]);
  },
);

it('an earlier game stands before one with a lower id [4.31]', () => {
  const games = [play('1', '2026-08-29T19:00:00'), play('2', '2026-08-29T18:59:00')];
  expect(sortGames(games).map(({ id }) => id)).toEqual(['2', '1']);
});

it('a game without a time follows the games of its day, and a game without a date is last', () => {
  const undated = { ...play('a', '2026-08-28T19:00:00'), date: null, kickOff: null };
  const untimed = { ...undated, id: 'b', date: '2026-08-28' };
  expect(sortGames([undated, untimed, ...GAMES]).map(({ id }) => id)).toEqual(['1', 'b', '2', '3', '4', 'a']);
});
