import { expect, test } from 'vitest';
import { getStoryText } from './story.ts';

test.each([
  [1, '1 trivia acertada, un punto.'],
  [6, '6 trivias acertadas, un punto por cada una.'],
])('the card of a season with %i right trivias says “%s”', (trivias, text) => {
  expect(getStoryText({ kind: 'trivia', trivias }, '').text).toBe(text);
});
