import { expect, test } from 'vitest';
import { game as createGame, at as getInstant } from '../testing/fixtures.ts';
import { choosePoster } from './poster.ts';
import type { Game, GameStatus } from './types.ts';

const at = (when: string) => getInstant(`2026-08-${when}:00`);
const game = (id: string, when: string, status?: GameStatus) =>
  createGame(id, 'Uno', 'Dos', `2026-08-${when}:00`, status);

const week = [
  game('friday', '28T19:00'),
  game('early', '29T17:00'),
  game('late', '29T21:10'),
  game('noon', '30T12:00'),
  game('off', '30T20:00', 'postponed'),
];
const ids = (games: readonly Game[]) => games.map(({ id }) => id);

test('choosePoster returns, as `headliner` (the large game), the last game of the day with the most games', () => {
  expect(choosePoster(week, at('28T12:00'))?.headliner.id).toBe('late');
});

test('choosePoster takes the large game (`headliner`) from the earlier day when two days have equally many games', () => {
  const two = week.slice(2);
  expect(choosePoster(two, at('29T18:00'))?.headliner.id).toBe('late');
});

test('choosePoster lists a postponed last game among the small games, and takes another as the large one', () => {
  const choice = choosePoster(week.slice(3), at('30T11:00'));
  expect(choice?.headliner.id).toBe('noon');
  expect(ids(choice?.others ?? [])).toEqual(['off']);
});

test('choosePoster lists at most four small games (`others`) besides the large game', () => {
  const many = Array.from({ length: 9 }, (_, index) => game(String(index), '29T17:00'));
  expect(choosePoster(many, at('28T00:00'))?.others).toHaveLength(4);
});

test('choosePoster leaves out a game from the instant of its kick-off', () => {
  expect(ids(choosePoster(week, at('29T17:00'))?.others ?? [])).toEqual(['noon', 'off']);
});

test.each(['28T12:00', '28T20:00', '29T17:30', '29T21:10', '29T23:59', '30T11:59'])(
  'choosePoster keeps the large game of the week at %s, whatever has been played',
  (now) => {
    const played = week.map((one) =>
      (one.kickOff ?? 0) <= at(now) && one.status === 'active' ? { ...one, status: 'final' as const } : one,
    );
    expect(choosePoster(played, at(now))?.headliner.id).toBe('late');
  },
);

test('choosePoster returns null once the last game that is not put off has begun', () => {
  expect(choosePoster(week, at('30T12:00'))).toBeNull();
});

test.each(['postponed', 'cancelled', 'unknown', 'final'] as const)(
  'choosePoster announces no week whose only game has the status %s',
  (status) => {
    expect(choosePoster([game('off', '29T21:10', status)], at('29T10:00'))).toBeNull();
  },
);

test('choosePoster still lists a postponed game after its original kick-off time', () => {
  const games = [game('off', '28T19:00', 'postponed'), game('late', '29T21:10')];
  expect(choosePoster(games, at('29T12:00'))).toMatchObject({
    headliner: { id: 'late' },
    others: [{ id: 'off' }],
  });
});
