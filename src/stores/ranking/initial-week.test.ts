import { expect, test, vi } from 'vitest';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import type { Prediction } from '../../domain/types.ts';
import { findInitialWeek } from './initial-week.ts';

const prediction: Prediction = {
  id: '1',
  gameId: '1',
  homeScore: 1,
  awayScore: 0,
  points: null,
  createdAt: null,
};

/** An API that says which week is being played, of a player without boletos. */
function season(number: number) {
  return {
    currentWeek: vi.fn(async () => ({ number, betDays: '' })),
    userPools: vi.fn(async () => new Map<number, Prediction[]>()),
  };
}

const find = (api: ReturnType<typeof season>) => findInitialWeek(api, {});

test('the ranking’s initial week is the current one, without a request for predictions', async () => {
  const api = season(23);
  expect(await find(api)).toEqual({ week: 23, current: 23 });
  expect(api.userPools).not.toHaveBeenCalled();
});

test('above week 23 the ranking’s initial week is the first submitted one', async () => {
  const api = season(24);
  api.userPools.mockResolvedValue(
    new Map([
      [9, [prediction]],
      [4, [prediction]],
      [2, []],
    ]),
  );
  expect(await find(api)).toEqual({ week: 4, current: 24 });
});

test('above week 23 with nothing submitted the ranking’s initial week is 1', async () => {
  expect(await find(season(24))).toEqual({ week: 1, current: 24 });
});

test('above week 23 the ranking’s initial week is 1 when the predictions fail, and the current week is known', async () => {
  const api = season(30);
  api.userPools.mockRejectedValue(new ApiError('unprevented'));
  expect(await find(api)).toEqual({ week: 1, current: 30 });
});

test.each<ErrorKind>(['network', 'connection', 'unprevented', 'pool-week-not-valid'])(
  'the ranking’s initial week is 1 when the current week fails with %s',
  async (kind) => {
    const api = season(7);
    api.currentWeek.mockRejectedValue(new ApiError(kind));
    expect(await find(api)).toEqual({ week: 1, current: null });
  },
);

test.each<ErrorKind>(['aborted', 'unauthenticated'])(
  'there is no initial week of the ranking when the session ended (%s)',
  async (kind) => {
    const api = season(7);
    api.currentWeek.mockRejectedValue(new ApiError(kind));
    expect(await find(api)).toBeNull();
  },
);
