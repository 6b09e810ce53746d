import { expect, test, vi } from 'vitest';
import { planAskedWait } from './plan-asked-wait.ts';

interface Situation {
  isRateLimit: boolean;
  extensionLeft?: number;
  timeLeft?: number;
}

const USUAL = { pauseMs: 700 };

/** What follows a `Retry-After` of `askedSeconds`, by default 20 seconds before the deadline. */
const plan = (askedSeconds: number, { isRateLimit, extensionLeft = 0, timeLeft = 20_000 }: Situation) =>
  planAskedWait({ deadline: { timeLeft: () => timeLeft }, extensionLeft }, askedSeconds, isRateLimit, USUAL);

/** The pauses (ms) for the smallest, the middle and nearly the largest random number. */
const getPauses = (askedSeconds: number, situation: Situation) =>
  [0, 0.5, 0.999].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const planned = plan(askedSeconds, situation);
    return planned && Math.round(planned.pauseMs);
  });

test.each([
  ['2 s for a Retry-After of 1 s', 1, [1_000, 2_000, 2_998]],
  ['5 s for a Retry-After of 6 s', 6, [6_000, 8_500, 10_995]],
  ['2 s for a Retry-After of 17 s', 17, [17_000, 18_000, 18_998]],
  ['0 s for a Retry-After of 19 s', 19, [19_000, 19_000, 19_000]],
])('20 s before the deadline, a random delay of at most %s follows it', (_name, askedSeconds, pauses) => {
  expect(getPauses(askedSeconds, { isRateLimit: false })).toEqual(pauses);
});

test.each([20, 30, 120])(
  'a call waits as usual for a Retry-After of %i s, 20 s before its deadline',
  (asked) => {
    expect(plan(asked, { isRateLimit: false })).toBe(USUAL);
  },
);

test.each([
  ['30 s by 30 s', 30, 60, 30, [30_000, 32_500, 34_995]],
  ['90 s by the 60 s that are left', 90, 60, 60, [60_000, 62_500, 64_995]],
])(
  'a rate limit of %s moves the deadline, and the same time is left after it',
  (_name, asked, left, extra, pauses) => {
    const situation = { isRateLimit: true, extensionLeft: left };
    expect(getPauses(asked, situation)).toEqual(pauses);
    expect(plan(asked, situation)).toMatchObject({ extraSeconds: extra });
  },
);

test('a rate limit of 15 s is waited for within a deadline that can’t move', () => {
  expect(getPauses(15, { isRateLimit: true })).toEqual([15_000, 17_000, 18_996]);
  expect(plan(15, { isRateLimit: true })).not.toHaveProperty('extraSeconds');
});

test.each([20, 30, 120])(
  'a call whose deadline can’t move fails 20 s before it, after a rate limit of %i s',
  (askedSeconds) => {
    expect(plan(askedSeconds, { isRateLimit: true })).toBeNull();
  },
);

test('a call whose deadline has passed fails after a rate limit, even if the deadline could still move', () => {
  expect(plan(5, { isRateLimit: true, extensionLeft: 60, timeLeft: 0 })).toBeNull();
});
