import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('createLatest aborts the signal of the previous request', () => {
  const latest = createLatest();
  const first = latest.next();
  expect(first.aborted).toBe(false);
  const second = latest.next();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});

test('`signal` of createLatest is the signal that the last `next` returned', () => {
  const latest = createLatest();
  const initial = latest.signal;
  expect(latest.signal).toBe(initial);
  const next = latest.next();
  expect([latest.signal === next, initial.aborted]).toEqual([true, true]);
});

test('two instances of createLatest do not abort each other’s requests', () => {
  const one = createLatest().next();
  createLatest().next();
  expect(one.aborted).toBe(false);
});

test('when two requests use one createLatest, the signal of the first is aborted and that of the second is not, although the first response arrives last', async () => {
  const latest = createLatest();
  const kept: string[] = [];
  async function load(answer: Promise<string>) {
    const signal = latest.next();
    const text = await answer;
    if (!signal.aborted) kept.push(text);
  }
  let answerFirst: (text: string) => void = () => undefined;
  const first = load(new Promise((resolve) => (answerFirst = resolve)));
  await load(Promise.resolve('second'));
  answerFirst('first');
  await first;
  expect(kept).toEqual(['second']);
});

test('when ten requests use one createLatest, only the signal of the last one is not aborted, in 100 random orders of the responses', async () => {
  const requests = Array.from({ length: 10 }, (_, index) => index);
  const order = fc.shuffledSubarray(requests, { minLength: requests.length });
  await fc.assert(
    fc.asyncProperty(order, async (answered) => {
      const latest = createLatest();
      const kept: number[] = [];
      const answers = new Map<number, () => void>();
      const loads = requests.map(async (request) => {
        const signal = latest.next();
        await new Promise<void>((resolve) => void answers.set(request, resolve));
        if (!signal.aborted) kept.push(request);
      });
      for (const request of answered) answers.get(request)?.();
      await Promise.all(loads);
      expect(kept).toEqual([9]);
    }),
    { numRuns: 100, seed: 7 },
  );
});
