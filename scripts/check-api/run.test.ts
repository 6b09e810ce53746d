import { readFileSync } from 'node:fs';
import { Cookie } from 'tough-cookie';
import { expect, test } from 'vitest';
import { contract } from '../../src/api/testing/contract.ts';

import { CHECKS, judgeCookies } from './checks.ts';

test('check:api has a check for every call of docs/contract/openapi.yaml', () => {
  const described = Object.entries<object>(contract.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path.replace('{weekId}', '{week}')}`),
  );
  const checked = new Set(CHECKS.map(({ endpoint }) => endpoint));
  expect(described.filter((line) => !checked.has(line))).toEqual([]);
});

test('every step that a check of check:api names is a heading of docs/guides/connect-laravel.md', () => {
  const guide = readFileSync('docs/guides/connect-laravel.md', 'utf8');
  const steps = CHECKS.flatMap(({ step }) => step ?? []);
  expect(steps.filter((step) => !guide.includes(`\n## ${step}. `))).toEqual([]);
});

test('no two checks of check:api for the same endpoint have the same name', () => {
  const names = CHECKS.map(({ endpoint, check }) => `${endpoint} ${check}`);
  expect(new Set(names).size).toBe(names.length);
});

test('docs/guides/check-api.md names every option of check:api', () => {
  const guide = readFileSync('docs/guides/check-api.md', 'utf8');
  const options = readFileSync('scripts/check-api/arguments.ts', 'utf8').match(/^ {2}--[a-z-]+/gm) ?? [];
  expect(options).toHaveLength(7);
  for (const option of options) expect(guide).toContain(`\`${option.trim()}\``);
});

test.each([
  ['a=b; Path=/; SameSite=Lax', true, 'a: not Secure'],
  ['a=b; Path=/; SameSite=Lax', false, 'a'],
  ['a=b; Path=/lmx; SameSite=Lax; Secure', true, 'a: Path=/lmx'],
  ['a=b; Path=/; SameSite=Strict; Secure', true, 'a: SameSite=strict'],
])('check:api says of the cookie %j, with TLS: %s, “%s”', (text, isTls, got) => {
  expect(
    judgeCookies(
      isTls,
      [Cookie.parse(text)].filter((one) => one !== undefined),
      false,
    ).got,
  ).toBe(got);
});
