import { describe, expect, it } from 'vitest';
import { at, createPrediction, week } from '../testing/fixtures.ts';
import type { Game } from './types.ts';
import { chooseCurrentWeek, getVisibleWeeks, sortGames } from './weeks.ts';

const weeks = [week(7, '2026-08-28'), week(5, '2026-08-14'), week(6, '2026-08-21')];
const sent = createPrediction();

describe('the current week', () => {
  it('the current week is the week that the server names', () => {
    expect(chooseCurrentWeek(weeks, 5, at('2026-08-26T12:00:00'))).toBe(5);
  });

  it('chooseCurrentWeek returns null without weeks and without an answer of the server', () => {
    expect(chooseCurrentWeek([], null, 0)).toBeNull();
  });
});

describe('the visible weeks', () => {
  it('getVisibleWeeks leaves out an earlier week whose list of predictions is empty', () => {
    expect(getVisibleWeeks(weeks, 7, new Map([[5, []]])).map(({ number }) => number)).toEqual([7]);
  });
});

it('sortGames sorts by kick-off and keeps the order of games with the same kick-off', () => {
  const games = [
    { id: 'c', kickOff: 30 },
    { id: 'a', kickOff: 10 },
    { id: 'b', kickOff: 30 },
  ] as Game[];
  expect(sortGames(games).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

it('getVisibleWeeks returns only weeks with predictions while the current week is unknown', () => {
  const early = week(0, '2026-07-01');
  expect(
    getVisibleWeeks([early, ...weeks], null, new Map([[5, [sent]]])).map(({ number }) => number),
  ).toEqual([5]);
});
