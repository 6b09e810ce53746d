import { expect, test } from 'vitest';
import { splitLines } from './pasted-lines.ts';

/** A line is a game here if it has two names and two goals. */
const isGame = (line: string) => /^\D+\d\D+\d\D*$/.test(line) || /^\p{L}+ \d-\d \p{L}+$/u.test(line);

test.each([
  ['each line and each part between commas', 'A 1-0 B\nC 2-1 D, E 0-0 F', ['A 1-0 B', 'C 2-1 D', 'E 0-0 F']],
  [
    'parts between “/” and “y”, if each is a game',
    'A 1-0 B / C 2-1 D y E 0-0 F',
    ['A 1-0 B', 'C 2-1 D', 'E 0-0 F'],
  ],
  ['not at “/” inside a game', 'A / B 1-0', ['A / B 1-0']],
  ['not at a comma between the teams of a game', 'América 2, Pumas 1', ['América 2, Pumas 1']],
  ['without the start of a WhatsApp message', '[10:31 a.m., 21/11/2026] Luis: A 1-0 B', ['A 1-0 B']],
  ['without empty parts', ' \n , ;', []],
])('a pasted text is split into %s', (_rule, text, lines) => {
  expect(splitLines(text, isGame)).toEqual(lines);
});
