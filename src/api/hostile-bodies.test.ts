import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalls } from './client.ts';
import { CALLS } from './testing/calls.ts';
import { createTextRequester } from './testing/requester.ts';

/** Values a server should never send where something else is promised, poisoned keys among them. */
const anything = fc.anything({
  key: fc.oneof(
    fc.constantFrom('data', 'id', 'week', 'number', 'status', 'name', 'home', 'meta', 'pool', 'trivia', '14'),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
    fc.string(),
  ),
  values: [
    fc.string(),
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.constant('2026-02-30'),
  ],
  maxDepth: 5,
});

/** Good bodies with one part replaced: what a slip in the back end looks like. */
const row = {
  id: 7,
  number: 14,
  week: 14,
  date_start: '2026-11-20',
  date: '2026-11-21',
  time: '19:00:00',
  status: { name: 'activo' },
  home: { id: 1, name: 'América', short_name: 'AME', color: '#fff', color_alt: null },
  away: { id: 2, name: 'Toluca', short_name: 'TOL', color: '#fff', color_alt: null },
  game_id: 7,
  home_score: 1,
  away_score: 0,
  position: 1,
  nickname: 'ana',
  score: 5,
};
const spoiled = fc.tuple(fc.constantFrom(...Object.keys(row)), anything).chain(([key, value]) => {
  const bad = { ...row, [key]: value };
  return fc.constantFrom<unknown>(
    [bad],
    { '14': { data: [bad] } },
    { '14': [bad] },
    { data: [bad], meta: bad },
    bad,
  );
});

/** Every value inside, however deep. */
function* insideOf(value: unknown): Generator<unknown> {
  yield value;
  if (value instanceof Map) for (const [key, item] of value) yield* [key, ...insideOf(item)];
  else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* insideOf(item);
  }
}

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('decodes any body to valid values or rejects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, spoiled), async (body) => {
        const text = JSON.stringify(body) ?? '';
        const result = await call(createCalls(createTextRequester(text))).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Error);
          return null;
        });
        for (const value of insideOf(result)) {
          expect(Number.isNaN(value)).toBe(false);
          expect(value).not.toBe(Number.POSITIVE_INFINITY);
        }
      }),
      { numRuns: 1000 },
    );
    // A thousand bodies on a busy machine.
  }, 30_000);
});

test('decoding hostile bodies adds nothing to Object.prototype', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
