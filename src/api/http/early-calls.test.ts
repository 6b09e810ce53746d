import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeDevice,
  createClient,
  FIRST_CALLS,
  getAnswer,
  network,
  openDevice,
  requestedPaths,
  startEarly,
  whenSent,
} from '../testing/early-calls.ts';

beforeEach(openDevice);
afterEach(closeDevice);

test('the early calls are the four requests common to all pages of a player, then the games of the current week', async () => {
  startEarly();
  expect(requestedPaths()).toEqual(FIRST_CALLS.slice(0, 4));
  await whenSent();
  expect(requestedPaths()).toEqual(FIRST_CALLS);
});

test('sendEarlyCalls reads the current week from a body wrapped in `data`', async () => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? Response.json({ data: { number: '9' } }) : getAnswer(String(url)),
  );
  startEarly();
  await whenSent();
  expect(requestedPaths()).toContain('/api/games/week/9');
});

test.each([null, '', 'null', 'two words'])(
  'sendEarlyCalls sends nothing with the invalid token %j',
  (none) => {
    startEarly({ token: none });
    expect(requestedPaths()).toEqual([]);
  },
);

test.each(['/lmx/ranking', '/lmx/Ranking/'])(
  'sendEarlyCalls at %s requests the ranking of the current week instead of its games, and the client uses the response',
  async (pathname) => {
    startEarly({ pathname });
    await vi.waitFor(() => expect(requestedPaths()).toHaveLength(5));
    expect(requestedPaths()).toEqual([...FIRST_CALLS.slice(0, 4), '/api/ranking/week/7?page=1&perPage=10']);
    await createClient().weekRanking(7, 1);
    expect(requestedPaths()).toHaveLength(5);
  },
);

test.each(['https://api.example', 'https://api.example//'])(
  'sendEarlyCalls with the base URL %s sends its requests to https://api.example',
  async (baseUrl) => {
    startEarly({ baseUrl });
    await whenSent();
    expect(requestedPaths()).toEqual(FIRST_CALLS.map((path) => `https://api.example${path}`));
  },
);

test.each([
  ['no number', { number: null }],
  ['a number in words', { number: 'siete' }],
  ['a fraction', { number: 7.5 }],
  ['the number 0', { number: 0 }],
  ['an error message instead of a number', { message: 'Pool Week Not Valid' }],
])('sendEarlyCalls does not request games when the current week has %s', async (_name, body) => {
  network.mockImplementation(async (url) =>
    url === '/api/week/current' ? Response.json(body) : getAnswer(String(url)),
  );
  startEarly();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requestedPaths()).toEqual(FIRST_CALLS.slice(0, 4));
});
