import { expect, test } from 'vitest';
import { getRetryPause } from './retry-pause.ts';
import type { CallKind } from './runtime.ts';

const getRange = (kind: CallKind, attempt: number, retryAfter: number | null = null, timeLeft = 20_000) =>
  [0, 0.5, 0.999].map((random) => {
    const pause = getRetryPause({ kind, attempt, retryAfter, timeLeft, random: () => random });
    return pause === undefined ? undefined : Math.round(pause);
  });

test.each([
  [0, [250, 500, 750]],
  [1, [750, 1_500, 2_249]],
  [2, [undefined, undefined, undefined]],
])('the delay of a read request after attempt %i is 0.5 to 1.5 times its base delay', (attempt, pauses) => {
  expect(getRange('read', attempt)).toEqual(pauses);
});

test.each([
  [0, [500, 1_000, 1_499]],
  [1, [1_000, 2_000, 2_998]],
  [3, [4_000, 8_000, 11_992]],
  [4, [4_000, 8_000, 11_992]],
])(
  'the delay of the session start after attempt %i is 0.5 to 1.5 times its base delay',
  (attempt, pauses) => {
    expect(getRange('start', attempt)).toEqual(pauses);
  },
);

test.each([
  ['two seconds after a short one', 1, [1_000, 2_000, 2_998]],
  ['five seconds after a longer one', 6, [6_000, 8_500, 10_995]],
])(
  'the session start is retried after `Retry-After` plus a random delay: at most %s',
  (_name, retryAfter, pauses) => {
    expect(getRange('start', 0, retryAfter)).toEqual(pauses);
  },
);

test.each([
  ['the spread leaves a second for the attempt', 17, 20_000, [17_000, 18_000, 18_998]],
  ['there is no time to spread', 19, 20_000, [19_000, 19_000, 19_000]],
  ['the server asks for more time than is left', 60, 20_000, [60_000, 60_000, 60_000]],
])(
  'the random delay after `Retry-After` is cut near the deadline of the session start: %s',
  (_name, retryAfter, timeLeft, pauses) => {
    expect(getRange('start', 0, retryAfter, timeLeft)).toEqual(pauses);
  },
);

test('a call that changes state is never retried', () => {
  expect(getRange('write', 0, 5)).toEqual([undefined, undefined, undefined]);
});
