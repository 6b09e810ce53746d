import { expect, test } from 'vitest';
import { readLine } from './score-text.ts';

/** The readings of a line, the names without the spaces around them. */
const read = (line: string) =>
  readLine(line).map(({ first, second, goals }) => ({ first: first.trim(), second: second.trim(), goals }));

test('the goals between two names belong to the name before and the name after', () => {
  expect(read('América 2-1 Pumas')).toEqual([{ first: 'América', second: 'Pumas', goals: ['2', '1'] }]);
});

test.each(['-', ':', 'a', 'x', 'v', 'vs', 'vs.', 'contra', 'por'])(
  '“%s” may stand between the goals of a line',
  (sign) => {
    expect(read(`América 2 ${sign} 1 Pumas`)).toContainEqual({
      first: 'América',
      second: 'Pumas',
      goals: ['2', '1'],
    });
  },
);

test('goals after each name belong to it', () => {
  expect(read('América 2 Pumas 1')).toEqual([{ first: 'América', second: 'Pumas', goals: ['2', '1'] }]);
});

test('names with no sign between them are split at each space in turn', () => {
  expect(read('Cruz Azul Pumas 2-1').map(({ first, second }) => [first, second])).toEqual([
    ['Cruz Azul Pumas', ''],
    ['Cruz', 'Azul Pumas'],
    ['Cruz Azul', 'Pumas'],
  ]);
});

test('a line with a label is read with and without it', () => {
  expect(read('Jornada 7: América 2-1 Pumas')).toContainEqual({
    first: 'América',
    second: 'Pumas',
    goals: ['2', '1'],
  });
});

test.each([200, 201])('a line of %d characters is read up to 200', (length) => {
  const line = 'América 2-1 Pumas'.padEnd(length, '.');
  expect(read(line).length > 0).toBe(length === 200);
});
