import { expect, it } from 'vitest';
import type { Line, WeekState } from './line.ts';
import { addWeek, getEarlierNickname, getNickname } from './simulated-players.ts';
import { createTally, getLine } from './tally.ts';

const SIZE = 500;

const week: WeekState = {
  number: 6,
  finals: [
    { id: 801, home: 1, away: 0 },
    { id: 802, home: 2, away: 2 },
  ],
  firstCutOff: 1_787_000_000_000,
};

const getLines = (weeks: readonly WeekState[], seed = 7) => {
  const tally = weeks.reduce((sum, added) => addWeek(sum, seed, added), createTally(SIZE));
  return Array.from({ length: SIZE }, (_, member) => getLine(tally, member));
};

it('simulated players have the same scores for the same seed and other scores for another seed', () => {
  expect(getLines([week])).toEqual(getLines([week]));
  expect(getLines([week], 8)).not.toEqual(getLines([week]));
});

it('simulated players get 2 points for a result, 3 more for an exact score and 1 for a trivia', () => {
  const lines = getLines([week]);
  for (const { score, exact, results, trivias } of lines)
    expect(score).toBe(results * 2 + exact * 3 + trivias);
  for (const points of [0, 1, 2, 5]) expect(lines.some(({ score }) => score === points)).toBe(true);
});

it('simulated players with points submitted within the five days that end a minute before the week’s first cut-off', () => {
  const end = week.firstCutOff / 1000;
  for (const { last, score } of getLines([week])) {
    if (score === 0) continue;
    expect(last).toBeLessThanOrEqual(end - 60);
    expect(last).toBeGreaterThan(end - 60 - 5 * 86_400);
  }
});

it('simulated players’ scores add up over weeks and keep the time of the later submission', () => {
  const other = { ...week, number: 5, firstCutOff: week.firstCutOff - 1e9 };
  const [one, two, both] = [getLines([week]), getLines([other]), getLines([week, other])];
  both.forEach((line, member) => {
    const [a, b] = [one[member] as Line, two[member] as Line];
    for (const key of ['score', 'exact', 'results', 'trivias'] as const)
      expect(line[key]).toBe(a[key] + b[key]);
    expect(line.last).toBe(Math.max(a.last, b.last));
  });
});

const RULE = /^(?=.*\p{L})[\p{L}\p{N}_.-]{3,20}$/u;

it.each([0, 7, 2 ** 32 - 1])(
  '200,000 simulated players of seed %i have unique nicknames that follow the rule',
  (seed) => {
    const names = Array.from({ length: 200_000 }, (_, player) => getNickname(seed, player));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(200_000);
    expect(names.filter((name) => !RULE.test(name))).toEqual([]);
  },
);

it('the nicknames of 10,000 simulated players join different names in different ways', () => {
  const names = Array.from({ length: 10_000 }, (_, player) => getNickname(7, player));
  const count = (form: RegExp) => names.filter((name) => form.test(name)).length;
  for (const form of [/_/, /\./, /-/, /^\p{L}+$/u, /\d{4}$/, /\D\d{1,2}$/, /\p{Lu}/u, /[áéíóú]/])
    expect(count(form), String(form)).toBeGreaterThan(300);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBeGreaterThan(100);
});

it('simulated players of earlier worlds have unique nicknames that end with their number', () => {
  const names = Array.from({ length: 10_000 }, (_, player) => getEarlierNickname(7, player));
  for (const [player, name] of names.entries())
    expect(name).toMatch(new RegExp(`^[a-z_.]{3,16}${player + 1}$`));
});
