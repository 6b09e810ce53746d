import { expect, test } from 'vitest';
import { answerPath } from './answer.ts';

const FILES = new Set([
  'index.html',
  'faq/index.html',
  'spa.html',
  'version.json',
  'favicon.ico',
  'assets/app-1a2b.js',
  '.env',
  'simulador/index.html',
]);
const answer = (path: string) => answerPath(path, (file) => FILES.has(file));

const AN_HOUR = 'public, max-age=3600';
const A_YEAR = 'public, max-age=31536000, immutable';

test.each([
  ['/lmx/', 200, 'no-cache'],
  ['/lmx/faq', 200, 'no-cache'],
  ['/lmx/faq/', 200, 'no-cache'],
  ['/lmx/simulador/', 200, 'no-cache'],
  ['/lmx/games', 200, 'no-cache'],
  ['/lmx/nowhere', 200, 'no-cache'],
  ['/lmx/version.json', 200, 'no-cache'],
  ['/lmx/favicon.ico', 200, AN_HOUR],
  ['/lmx/assets/app-1a2b.js', 200, A_YEAR],
  ['/lmx/assets/gone-3c4d.js', 404, 'no-store'],
  ['/lmx/gone.png', 404, 'no-store'],
  ['/other/', 404, 'no-store'],
  ['/lmx', 308, 'no-cache'],
  ['/LMX/faq', 308, 'no-cache'],
  ['/lmx/simulador', 308, 'no-cache'],
] as const)('a host answers %s with %i, which caches keep by “%s”', (path, status, cache) => {
  const { status: sent, headers } = answer(path);
  expect([sent, headers['Cache-Control']]).toEqual([status, cache]);
});

test.each([
  ['/lmx/games', 'noindex'],
  ['/lmx/nowhere', 'noindex'],
  ['/lmx/faq', undefined],
] as const)('the page %s has the header X-Robots-Tag %s', (path, robots) => {
  expect(answer(path).headers['X-Robots-Tag']).toBe(robots);
});

test.each(['/lmx/.env', '/lmx/assets/../.env', '/lmx/%2e%2e/.env', '/lmx//.env'])(
  'a host sends no hidden file for %s',
  (path) => {
    expect(answer(path).file).not.toBe('.env');
  },
);
