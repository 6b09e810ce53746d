import { expect, test } from 'vitest';
import { followRedirects } from './follow-redirects.ts';

const createEntry = (url: string, status: number, response: object = {}, second = 0) => ({
  startedDateTime: `2026-01-05T09:00:0${second}.000Z`,
  time: 100,
  request: { method: 'GET', url },
  response: { status, ...response },
});

const toHeaders = (location: string) => ({ headers: [{ name: 'Location', value: location }] });

const follow = (...entries: ReturnType<typeof createEntry>[]) =>
  followRedirects(entries).map(({ request, response, time }) => [
    (request as { url: string }).url,
    (response as { status: number }).status,
    time,
  ]);

const USER = 'https://a.example/api/user';
const LOGIN = 'https://a.example/login';

test('a redirected call gets the response of its target and the time of both, and the target is no call', () => {
  expect(follow(createEntry(USER, 302, { redirectURL: LOGIN }), createEntry(LOGIN, 404, {}, 1))).toEqual([
    [USER, 404, 200],
  ]);
});

test('a redirect by a relative header is followed through several targets', () => {
  expect(
    follow(
      createEntry(USER, 301, toHeaders('/api/user/')),
      createEntry(`${USER}/`, 307, { redirectURL: LOGIN }),
      createEntry(LOGIN, 200),
    ),
  ).toEqual([[USER, 200, 300]]);
});

test('a redirect whose target the file lacks stays as it is', () => {
  expect(follow(createEntry(USER, 302, { redirectURL: LOGIN }))).toEqual([[USER, 302, 100]]);
});

test('a redirect doesn’t take an earlier call of its target', () => {
  expect(follow(createEntry(LOGIN, 200, {}, 0), createEntry(USER, 302, { redirectURL: LOGIN }, 1))).toEqual([
    [LOGIN, 200, 100],
    [USER, 302, 100],
  ]);
});

test('a redirect that the app didn’t follow doesn’t take a page that was opened two seconds later', () => {
  expect(follow(createEntry(USER, 302, { redirectURL: LOGIN }, 0), createEntry(LOGIN, 200, {}, 2))).toEqual([
    [USER, 302, 100],
    [LOGIN, 200, 100],
  ]);
});

test('a redirect that ends at its own address gets the later response of that address', () => {
  const again = createEntry(USER, 200, {}, 1);
  expect(follow(createEntry(USER, 302, { redirectURL: USER }), again)).toEqual([[USER, 200, 200]]);
});

test('a call without a redirect keeps its response', () => {
  expect(follow(createEntry(USER, 200), createEntry(USER, 204, {}, 1))).toEqual([
    [USER, 200, 100],
    [USER, 204, 100],
  ]);
});

test('of two calls of the target, a redirect takes the first, and the next redirect the second', () => {
  const redirect = () => createEntry(USER, 302, { redirectURL: LOGIN });
  expect(follow(redirect(), createEntry(LOGIN, 404), createEntry(LOGIN, 200))).toEqual([
    [USER, 404, 200],
    [LOGIN, 200, 100],
  ]);
  expect(follow(redirect(), redirect(), createEntry(LOGIN, 404), createEntry(LOGIN, 200))).toEqual([
    [USER, 404, 200],
    [USER, 200, 200],
  ]);
});

test.each([
  [301, true],
  [302, true],
  [303, true],
  [307, true],
  [308, true],
  [300, false],
  [304, false],
])('a response with the status %i is a redirect: %s', (status, isRedirect) => {
  const followed = follow(createEntry(USER, status, { redirectURL: LOGIN }), createEntry(LOGIN, 200, {}, 1));
  expect(followed.length === 1).toBe(isRedirect);
});
