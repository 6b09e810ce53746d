import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { ANY_AGE, createSharedLoad } from './shared-load.ts';

const LOST = new ApiError('networkError');

/** A load whose calls end when the test ends them, with what they were called with. */
function openLoad() {
  const calls: { maxAge: number; signal: AbortSignal; end: (errors: ApiError[]) => void }[] = [];
  const shared = createSharedLoad(
    (maxAge, signal) => new Promise((end) => calls.push({ maxAge, signal, end })),
  );
  return { shared, calls };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('two callers at the same time share one load and its errors', async () => {
  const { shared, calls } = openLoad();
  const both = Promise.all([shared.join(ANY_AGE), shared.join(0)]);
  calls[0]?.end([LOST]);
  expect(await both).toEqual([[LOST], [LOST]]);
  expect(calls.map(({ maxAge }) => maxAge)).toEqual([ANY_AGE]);
});

test('a caller after the end of a load begins another one', async () => {
  const { shared, calls } = openLoad();
  const first = shared.join(ANY_AGE);
  calls[0]?.end([]);
  await first;
  void shared.join(3_000);
  expect(calls.map(({ maxAge }) => maxAge)).toEqual([ANY_AGE, 3_000]);
});

test('`begin` waits for the load under way, and then loads data of any age again', async () => {
  const { shared, calls } = openLoad();
  void shared.join(ANY_AGE);
  const anew = shared.begin();
  await settle();
  expect(calls).toHaveLength(1);
  calls[0]?.end([]);
  await settle();
  expect(calls.map(({ maxAge }) => maxAge)).toEqual([ANY_AGE, 0]);
  calls[1]?.end([LOST]);
  expect(await anew).toEqual([LOST]);
});

test('`reset` aborts the load under way, which then ends without errors', async () => {
  const { shared, calls } = openLoad();
  const errors = shared.join(ANY_AGE);
  shared.reset();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.end([LOST]);
  expect(await errors).toEqual([]);
});

test('a load that began before a `reset` and ends later leaves the next one shared', async () => {
  const { shared, calls } = openLoad();
  const before = shared.join(ANY_AGE);
  shared.reset();
  void shared.join(ANY_AGE);
  calls[0]?.end([]);
  await before;
  void shared.join(ANY_AGE);
  expect(calls).toHaveLength(2);
});

test('`begin` loads nothing when `reset` is called while it waits', async () => {
  const { shared, calls } = openLoad();
  void shared.join(ANY_AGE);
  const anew = shared.begin();
  shared.reset();
  calls[0]?.end([]);
  expect(await anew).toEqual([]);
  expect(calls).toHaveLength(1);
});
