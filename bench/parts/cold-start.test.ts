import { expect, test } from 'vitest';
import { readFigures } from './cold-start.ts';

const request = (path: string, round: number, bytes: number, endedAt: number) => ({
  path,
  type: 'Fetch',
  round,
  bytes,
  startedAt: endedAt - 100,
  endedAt,
});

test('readFigures returns the rounds, script size (KiB) and time until the page was shown, and the counts and sizes (KiB) of the whole visit', () => {
  const requests = [
    request('/lmx/', 1, 12_288, 200),
    request('/lmx/assets/main-1.js', 2, 61_440, 500),
    request('/api/user', 2, 512, 500),
    request('/sanctum/csrf-cookie', 3, 512, 700),
    request('/lmx/assets/ModalHost-2.js', 4, 20_480, 1_200),
  ];
  expect(readFigures({ requests, shownAt: 900 })).toEqual({
    rounds: 3,
    requests: 5,
    calls: 2,
    files: 2,
    scripts: 80,
    scriptsBefore: 60,
    page: 12,
    all: 93,
    ms: 900,
  });
});
