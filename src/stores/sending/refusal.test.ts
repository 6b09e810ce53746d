import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { areGamesRefused, isWeekRefused } from './refusal.ts';

test.each([
  ['poolWeekNotValid', 422, { week: true, games: false }],
  ['poolNotAvailable', 422, { week: true, games: false }],
  ['poolInvalid', 422, { week: false, games: true }],
  ['poolGameNotAvailable', 422, { week: false, games: true }],
  ['unpreventedError', 409, { week: false, games: true }],
  ['unpreventedError', 429, { week: false, games: false }],
  ['unpreventedError', 500, { week: false, games: false }],
  ['networkError', 0, { week: false, games: false }],
  ['questionNotFound', 404, { week: false, games: false }],
] as const)(
  'the error %s with status %i refuses the week, some games, or neither',
  (kind, status, expected) => {
    const error = new ApiError(kind, { status });
    expect({ week: isWeekRefused(error), games: areGamesRefused(error) }).toEqual(expected);
  },
);
