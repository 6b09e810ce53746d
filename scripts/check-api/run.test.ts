import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '../../src/api/testing/contract.ts';
import { CHECKS } from './run.ts';

test('every call of the contract that the product makes has a check', () => {
  const described = Object.entries<object>(contract.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path.replace('{weekId}', '{week}')}`),
  );
  const checked = new Set(CHECKS.map(({ endpoint }) => endpoint));
  // The product loads the games week by week.
  expect(described.filter((line) => !checked.has(line))).toEqual(['GET /api/games/all']);
});

test('every step that a check names is a heading of the guide', () => {
  const guide = readFileSync('docs/guides/connect-laravel.md', 'utf8');
  const steps = CHECKS.flatMap(({ step }) => step ?? []);
  expect(steps.filter((step) => !guide.includes(`\n## ${step}. `))).toEqual([]);
});

test('no two checks of one endpoint have the same name', () => {
  const names = CHECKS.map(({ endpoint, check }) => `${endpoint} ${check}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every option of the program stands in its guide', () => {
  const guide = readFileSync('docs/guides/check-api.md', 'utf8');
  const options = readFileSync('scripts/check-api/arguments.ts', 'utf8').match(/^ {2}--[a-z-]+/gm) ?? [];
  expect(options).toHaveLength(6);
  for (const option of options) expect(guide).toContain(`\`${option.trim()}\``);
});
