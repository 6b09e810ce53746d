import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { Game } from '../../domain/types.ts';
import type { WeekGames } from '../games/games.ts';
import { followFinals } from './follow-finals.ts';

const withFinals = (count: number): WeekGames => ({
  status: 'ready',
  data: Array.from({ length: 9 }, (_, index) => ({ status: index < count ? 'final' : 'scheduled' }) as Game),
});

function follow(first: WeekGames, age = 0) {
  const games = signal(first);
  const onNew = vi.fn();
  const stop = followFinals({ getGames: () => games.value, getAge: () => age, onNew });
  return { games, onNew, stop };
}

test.each<[string, number, WeekGames]>([
  ['after a new final score', 1, withFinals(2)],
  ['when the games change without a new final score', 0, withFinals(1)],
  ['when the games are no longer loaded', 0, { status: 'idle' }],
])('%s, followFinals has called onNew %i times', (_when, count, after) => {
  const { games, onNew } = follow(withFinals(1));
  games.value = after;
  expect(onNew).toHaveBeenCalledTimes(count);
});

test.each([
  [60_000, 0],
  [60_001, 1],
])(
  'when the games are first loaded %i ms after the ranking, followFinals has called onNew %i times',
  (age, count) => {
    const { games, onNew } = follow({ status: 'idle' }, age);
    games.value = withFinals(0);
    expect(onNew).toHaveBeenCalledTimes(count);
  },
);

test('followFinals calls onNew no more once it is stopped', () => {
  const { games, onNew, stop } = follow(withFinals(1));
  stop();
  games.value = withFinals(2);
  expect(onNew).not.toHaveBeenCalled();
});
