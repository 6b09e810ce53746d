import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';
import type { Prediction } from '../../domain/types.ts';
import { createFakeApi, failing } from '../../testing/fake-api.ts';
import { at, createPrediction, week } from '../../testing/fixtures.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import { findInitialWeek } from './initial-week.ts';
import { createRankingSeason } from './ranking-season.ts';

const DURING = '2026-08-08T12:00:00';
const BEYOND = '2026-08-20T12:00:00';
const NOT_VALID = new ApiError('poolWeekNotValid');

async function find(now: string, named: number | ApiError, sent: readonly number[] = []) {
  const weeks = [3, 1, 2, 7, 6, 8].map((number) => week(number, `2026-08-0${number}`));
  const currentWeek =
    named instanceof ApiError ? failing(named.kind) : async () => ({ number: named, betDays: '' });
  const tickets = sent.map((week): [number, Prediction[]] => [week, [createPrediction()]]);
  const userPools = async () => new Map([[2, []], ...tickets]);
  const api = createFakeApi({ weeks: async () => weeks, currentWeek, userPools });
  const stores = createSeasonStores(api, at(now));
  const listed = stores.weeks.ensure().catch(() => undefined);
  const season = createRankingSeason(stores.weeks);
  return findInitialWeek({ listed, predictions: stores.predictions, season }, {});
}

test.each<[string, string, number | ApiError, number[], number]>([
  ['names week 23', DURING, 23, [4], 23],
  ['names week 24 [4.53, 9.7]', DURING, 24, [9, 4], 4],
  ['names week 24 to a player without tickets', DURING, 24, [], 1],
  ['names no week after the season', BEYOND, NOT_VALID, [9, 4], 4],
  ['names no week after the season to a player who joined late', BEYOND, NOT_VALID, [8], 8],
  ['names no week after the season to a player without tickets', BEYOND, NOT_VALID, [], 1],
  ['names no week during the season [4.54, 9.8]', DURING, NOT_VALID, [4], 1],
  ['names the last week, which is over', BEYOND, 8, [4], 8],
  ['fails [4.54, 9.8]', DURING, new ApiError('networkError'), [4], 1],
])(
  'when the server %s (at %s: %s, tickets %j), the initial week of the ranking is %i',
  async (_what, now, named, sent, initial) => {
    expect(await find(now, named, sent)).toBe(initial);
  },
);

test.each<ErrorKind>(['aborted', 'unauthenticated'])(
  'the ranking has no initial week when the call for the current week fails with %s',
  async (kind) => {
    expect(await find(DURING, new ApiError(kind))).toBeNull();
  },
);
