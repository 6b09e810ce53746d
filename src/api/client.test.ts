import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Api, createApi } from './client.ts';
import type { Requester } from './http/call-run.ts';

const CALLS: [string, (api: Api, value: number) => Promise<unknown>, RegExp][] = [
  [
    'the week of gamesOfWeek',
    (api, value) => api.send((calls) => calls.gamesOfWeek(value)),
    /^\/api\/games\/week\/[^/]*$/,
  ],
  [
    'the week of weekRanking',
    (api, value) => api.send((calls) => calls.weekRanking(value, 1)),
    /^\/api\/ranking\/week\/[^/]*$/,
  ],
  [
    'the page of weekRanking',
    (api, value) => api.send((calls) => calls.weekRanking(7, value)),
    /^\/api\/ranking\/week\/7$/,
  ],
  [
    'the page of generalRanking',
    (api, value) => api.send((calls) => calls.generalRanking(value)),
    /^\/api\/ranking$/,
  ],
];

async function getAddress(call: (api: Api) => Promise<unknown>): Promise<URL | null> {
  let path: string | null = null;
  const request: Requester = async (sent) => {
    path = sent.path;
    throw new Error('not sent');
  };
  await call(createApi(request)).catch(() => undefined);
  return path === null ? null : new URL(path, 'https://reto.example');
}

test.each(CALLS)('a random number as %s adds no segment to the URL path', async (_, call, pattern) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.integer(), fc.double()), async (value) => {
      const address = await getAddress((api) => call(api, value));
      expect(address?.pathname).toMatch(pattern);
    }),
  );
});

test('zipcode requests /api/zipcode/ and the postal code for exactly five digits, and sends no request for other text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.constantFrom('06700', '0670', '067000', '../user/delete', '%2e%2e%2f', '?a=b', '#x'),
        fc.string(),
      ),
      async (text) => {
        const address = await getAddress((api) => api.send((calls) => calls.zipcode(text)));
        expect(address?.pathname ?? null).toBe(/^\d{5}$/.test(text) ? `/api/zipcode/${text}` : null);
      },
    ),
  );
});
