import { expect, test } from 'vitest';
import { getRetryPause } from './retry-pause.ts';
import type { Policy } from './runtime.ts';

/** The pauses after each attempt for the least, the middle and (nearly) the greatest random number. */
const getRange = (policy: Policy, attempt: number, retryAfter: number | null = null) =>
  [0, 0.5, 0.999].map((random) => {
    const pause = getRetryPause({ policy, attempt, retryAfter, random: () => random });
    return pause === undefined ? undefined : Math.round(pause);
  });

test.each([
  [0, [250, 500, 750]],
  [1, [750, 1_500, 2_249]],
  [2, [undefined, undefined, undefined]],
])('the pause of a read after attempt %i is spread around its base', (attempt, pauses) => {
  expect(getRange('read', attempt)).toEqual(pauses);
});

test.each([
  [0, [500, 1_000, 1_499]],
  [1, [1_000, 2_000, 2_998]],
  [3, [4_000, 8_000, 11_992]],
  [4, [4_000, 8_000, 11_992]],
])('the pause of a start after attempt %i is spread around its base', (attempt, pauses) => {
  expect(getRange('start', attempt)).toEqual(pauses);
});

test('a start never repeats before `Retry-After`, and within three seconds after it', () => {
  expect(getRange('start', 0, 5)).toEqual([5_000, 6_500, 7_997]);
});

test('a call that changes state is never repeated', () => {
  expect(getRange('write', 0, 5)).toEqual([undefined, undefined, undefined]);
});
