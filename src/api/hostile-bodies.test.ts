/**
 * The environment variable `HOSTILE_BODIES=100000` generates 100,000 bodies instead of 1,000 per test;
 * `SEED=n` generates different bodies.
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Calls, createApi } from './client.ts';
import type { Endpoint } from './contract/schemas.ts';
import { ApiError } from './error.ts';
import { classify } from './http/classify.ts';
import { parseBody } from './parse-body.ts';
import { fetchServedBuild } from './served-build.ts';
import { CALLS } from './testing/calls.ts';
import { contract, fitsPath, resolve } from './testing/contract.ts';
import { createHostileBodies } from './testing/hostile.ts';
import { createTextRequester } from './testing/requester.ts';

const RUNS = Number(process.env.HOSTILE_BODIES ?? 1_000);
const options = { numRuns: RUNS, seed: Number(process.env.SEED ?? 20_260_826) };
const TIMEOUT_MS = 30_000 + RUNS * 20;
const MAX_DECODE_MS = 2_000;

const NAMES = Object.keys(CALLS) as (keyof Calls)[];

type Described = { $ref?: string; content?: { 'application/json': { example?: unknown } } };
type Verbs = Record<string, { responses: Record<string, Described> }>;

/** Returns the example of openapi.yaml for a successful answer to an API call. */
async function getGoodBody(name: keyof Calls): Promise<unknown> {
  let line = { address: '', verb: '' };
  const note = async ({ path, body }: { path: string; body?: unknown }) => {
    line = { address: path, verb: body ? 'post' : 'get' };
    return undefined as never;
  };
  await createApi(note).send(CALLS[name].create);
  const verbs = Object.entries<Verbs>(contract.paths).find(
    ([path, operations]) => line.verb in operations && fitsPath(path, line.address),
  )?.[1];
  const responses = Object.entries(verbs?.[line.verb]?.responses ?? {});
  const good = responses.find(([status]) => status.startsWith('2'))?.[1];
  const example = good && resolve(good).content?.['application/json'].example;
  if (example === undefined) throw new Error(`openapi.yaml has no example for ${name}`);
  return example;
}

const isDecoderError = (thrown: unknown) =>
  thrown instanceof v.ValiError ||
  thrown instanceof ApiError ||
  (thrown instanceof Error && Object.getPrototypeOf(thrown) === Error.prototype);

const PROTOTYPE_KEYS = Reflect.ownKeys(Object.prototype);
afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(PROTOTYPE_KEYS);
});

describe.each(NAMES)('generated response bodies of the API call %s', (name) => {
  test(
    `the API call ${name} decodes ${RUNS} generated bodies to valid domain types or rejects them`,
    async () => {
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(createHostileBodies(await getGoodBody(name)), async (text) => {
          const started = performance.now();
          const outcome = await createApi(createTextRequester(text))
            .send(CALLS[name].create)
            .then(
              (value) => ({ value }),
              (thrown: unknown) => ({ thrown }),
            );
          expect(performance.now() - started).toBeLessThan(MAX_DECODE_MS);
          if ('thrown' in outcome) {
            if (!isDecoderError(outcome.thrown)) throw outcome.thrown;
            return;
          }
          accepted += 1;
          v.parse(CALLS[name].result, outcome.value);
        }),
        options,
      );
      // The generator must produce both valid and invalid bodies; otherwise this test proves nothing.
      expect(accepted).toBeGreaterThan(RUNS / 20);
      expect(RUNS - accepted).toBeGreaterThan(RUNS / 200);
    },
    TIMEOUT_MS,
  );
});

const REFUSAL = { message: 'The given data was invalid. (and 1 more error)', errors: { email: ['Taken.'] } };
const ENDPOINTS: Endpoint[] = ['csrf', 'login', 'register', 'forgot', 'zipcode', 'pool', 'trivia', 'user'];

test(
  `classify returns an ApiError for each error status of ${RUNS} generated responses, and no retryAfter outside 1 to 120 seconds`,
  () => {
    fc.assert(
      fc.property(
        createHostileBodies(REFUSAL),
        fc.constantFrom(0, 200, 204, 302, 401, 404, 419, 422, 429, 500, 503, 599),
        fc.constantFrom(...ENDPOINTS),
        (text, status, endpoint) => {
          const body = parseBody(text);
          const raw = { type: 'response', status, body, retryAfter: null } as const;
          const error = classify(raw, endpoint, true);
          if (status < 200 || status >= 300) expect(error).toBeInstanceOf(ApiError);
          if (!error) return;
          expect(typeof error.kind).toBe('string');
          expect(error.retryAfter ?? 1).toBeGreaterThanOrEqual(1);
          expect(error.retryAfter ?? 120).toBeLessThanOrEqual(120);
        },
      ),
      options,
    );
  },
  TIMEOUT_MS,
);

test(
  `fetchServedBuild resolves with a string or null for ${RUNS} generated bodies`,
  async () => {
    await fc.assert(
      fc.asyncProperty(createHostileBodies({ build: 'a1b2c3' }), async (text) => {
        vi.stubGlobal('fetch', async () => new Response(text));
        const build = await fetchServedBuild();
        expect(build === null || typeof build === 'string').toBe(true);
      }),
      options,
    );
    vi.unstubAllGlobals();
  },
  TIMEOUT_MS,
);

test.each([
  ['escaped quotes outside a string', '\\"'.repeat(100_000)],
  ['a string that does not end', `"${'a'.repeat(1_000_000)}`],
  ['a hundred thousand quotes', '"'.repeat(100_001)],
  ['a string of a million characters', JSON.stringify(['a'.repeat(1_000_000)])],
  ['a hundred thousand nested lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['a number of a million digits', '9'.repeat(1_000_000)],
])(
  'parseBody parses two bodies that contain %s and an integer of 16 digits in less than a second together',
  (_, text) => {
    const started = performance.now();
    parseBody(`${text} 9007199254740993`);
    parseBody(`[9007199254740993, ${text}]`);
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);
