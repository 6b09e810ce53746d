import { expect, test } from 'vitest';
import { readWeek } from './read-week.ts';

test.each([
  ['', null],
  ['jornada=7', 7],
  ['jornada=23&otro=4', 23],
  ['jornada=', null],
  ['jornada=siete', null],
  ['jornada=-7', null],
  ['jornada=7.5', null],
  ['jornada=100', null],
])('the address of Partidos with the parameters “%s” names the week %j', (query, week) => {
  expect(readWeek(new URLSearchParams(query))).toBe(week);
});
