import { expect, test } from 'vitest';
import { game } from '../testing/fixtures.ts';
import { readPastedScores } from './pasted-scores.ts';

const TARGETS = [
  { game: game('1', 'América', 'Pumas', '2026-08-29T19:00:00'), isOpen: true },
  { game: game('2', 'Atlético de San Luis', 'Cruz Azul', '2026-08-29T21:00:00'), isOpen: true },
  { game: game('3', 'Atlas', 'Santos', '2026-08-28T21:00:00'), isOpen: false },
];
const read = (text: string) =>
  readPastedScores(text, TARGETS).map((line) =>
    line.problem === null ? `${line.game.id}: ${line.home}–${line.away}` : line.problem,
  );

test.each([
  ['América 2-1 Pumas', ['1: 2–1']],
  ['america 2 – 1 PUMAS', ['1: 2–1']],
  ['AMÉ 0:0 PUM', ['1: 0–0']],
  ['Pumas 1-2 América', ['1: 2–1']],
  ['San Luis 3—3 Cruz Azul', ['2: 3–3']],
  ['América 2-1 Pumas\n\nSan Luis 0-1 Azul', ['1: 2–1', '2: 0–1']],
  ['América 2-1 Pumas, San Luis 0-1 Cruz Azul', ['1: 2–1', '2: 0–1']],
  ['América 2-1 Pumas; América 0-0 Pumas', ['1: 2–1', 'repeated']],
  ['América 12-1 Pumas', ['unreadable']],
  ['América gana', ['unreadable']],
  ['América 2-1', ['unknown-game']],
  ['América 2-1 Cruz Azul', ['unknown-game']],
  ['A 2-1 Pumas', ['unknown-game']],
  ['Atlas 2-1 Santos', ['closed']],
  [' \n , ', []],
])('the pasted text %j is read as %j', (text, lines) => {
  expect(read(text)).toEqual(lines);
});
