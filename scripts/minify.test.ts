import { expect, test } from 'vitest';
import { minifyAgain } from './minify.ts';

test('a minified module keeps what it exports, and loses comments and what it never uses', async () => {
  const module = '/* words */ const unused = 1; export const total = (goals) => { return goals + 1 };';
  expect(await minifyAgain(module, true)).toMatch(/^export const total=(\w)=>\1\+1;$/);
});

test('a script that can’t be read fails the build', async () => {
  await expect(minifyAgain('const = 1', true)).rejects.toThrow();
});
