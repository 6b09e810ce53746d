import { expect, test } from 'vitest';
import { createLog, endEntry, type LogOutcome } from './log.ts';

const call = (path: string) => ({
  method: 'GET',
  url: new URL(path, 'http://localhost'),
  headers: {},
  body: '',
  cookies: '',
  signal: null,
});

test.each<[LogOutcome, boolean]>([
  ['pending', true],
  ['held', true],
  ['unanswered', true],
  ['answered', false],
  ['failed', false],
  ['aborted', false],
  ['travel', false],
])('clearing the list of calls, one with the outcome %s is kept: %s', (outcome, isKept) => {
  const log = createLog();
  const entry = log.add(call('/api/games'), null, 0, 0);
  endEntry(entry, outcome, { reply: null, ms: 0, cursor: 0 });
  log.clear();
  expect(log.list()).toEqual(isKept ? [entry] : []);
});

test('the list of calls keeps the newest 200, the newest at the end', () => {
  const log = createLog();
  for (let at = 1; at <= 201; at += 1) log.add(call(`/api/games?at=${at}`), null, at, 0);
  const urls = log.list().map(({ url }) => url);
  expect([urls.length, urls[0], urls.at(-1)]).toEqual([200, '/api/games?at=2', '/api/games?at=201']);
});
