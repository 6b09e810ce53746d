import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['Tigres', 3, 'Tig'],
  ['Tigres', 6, 'Tigres'],
  ['🐯🐯🐯', 2, '🐯🐯'],
])('cutText cuts %j to %d characters: %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});
