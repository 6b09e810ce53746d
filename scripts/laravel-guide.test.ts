/** docs/guides/connect-laravel.md: its PHP is that of docs/guides/laravel, and PHP can read it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/guides/laravel';
const OPENING = '<?php\n\n';
const names = readdirSync(FOLDER);
const guide = readFileSync('docs/guides/connect-laravel.md', 'utf8');
const quotes = [...guide.matchAll(/^```php\n(.*?)^```$/gms)].map(([, code = '']) => OPENING + code);
const hasPhp = spawnSync('php', ['--version']).status === 0;

test.each(names)('docs/guides/connect-laravel.md quotes the whole of docs/guides/laravel/%s', (name) => {
  expect(quotes).toContain(readFileSync(`${FOLDER}/${name}`, 'utf8'));
});

test('each PHP block of docs/guides/connect-laravel.md is a file of docs/guides/laravel', () => {
  const files = names.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  expect(quotes.filter((quote) => !files.includes(quote))).toEqual([]);
});

test.runIf(hasPhp).each(names)('PHP finds no syntax error in docs/guides/laravel/%s', (name) => {
  expect(execFileSync('php', ['-l', `${FOLDER}/${name}`], { encoding: 'utf8' })).toContain(
    'No syntax errors',
  );
});

test('docs/guides/connect-laravel.md says where each file of docs/guides/laravel goes', () => {
  const PLACES = /`((?:app|bootstrap|config|database|routes)\/[\w/]+\.php)`/g;
  const places = [...guide.matchAll(PLACES)].map(([, path = '']) => path.split('/').at(-1));
  expect(names.filter((name) => !places.some((place) => place?.endsWith(name)))).toEqual([]);
});
