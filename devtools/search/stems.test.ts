import { expect, test } from 'vitest';
import { toStem } from './stems.ts';

test.each([
  ['olvid', ['olvide', 'olvidas', 'olvidar', 'olvidando', 'olvidaste', 'olvidado']],
  ['lent', ['lento', 'lenta', 'lentisimo', 'lentisimas']],
  ['registr', ['registro', 'registrarse', 'registrarme', 'registrandose', 'registraron']],
  ['perd', ['perdi', 'perder', 'perdio', 'perdiendo', 'perdida']],
  ['gan', ['gane', 'gano', 'ganar', 'ganabas']],
  ['gol', ['gol', 'goles']],
])('“%s” is the stem of each of the forms %j', (stem, words) => {
  expect([...new Set(words.map(toStem))]).toEqual([stem]);
});

test.each(['red', 'dos', 'hoy', 'mes'])('“%s” is too short for another stem', (word) => {
  expect(toStem(word)).toBe(word);
});
