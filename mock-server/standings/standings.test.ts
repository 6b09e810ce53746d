import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addWeek,
  compareLines,
  createTally,
  getLine,
  getNickname,
  type Line,
  mergeStandings,
  type Row,
  sortPlayers,
  toMerit,
  type WeekState,
} from './standings.ts';

const line = (score: number, exact = 0, results = 0, trivias = 0, last = 100): Line => ({
  score,
  exact,
  results,
  trivias,
  last,
});
const contender = (entrant: string, its: Line): Row => ({
  entrant,
  nickname: `n${entrant}`,
  line: its,
});

function merge(lines: readonly Line[], accounts: readonly Row[]) {
  const tally = createTally(lines.length);
  lines.forEach((line, member) => {
    tally.merit[member] = toMerit(line.score, line.exact, line.results, line.trivias);
    tally.last[member] = line.last;
  });
  return mergeStandings(7, { tally, players: sortPlayers(tally) }, accounts);
}

const pairs: [string, Line, Line][] = [
  ['a player with more points ranks first', line(5), line(4, 9, 9, 9, 1)],
  ['with equal points, more exact scores rank first', line(5, 2), line(5, 1, 9, 9, 1)],
  ['with equal exact scores, more correct results rank first', line(5, 1, 3), line(5, 1, 2, 9, 1)],
  ['with equal results, more correct trivias rank first', line(5, 1, 3, 1), line(5, 1, 3, 0, 1)],
  ['with equal trivias, the earlier submission ranks first', line(5, 1, 3, 1, 99), line(5, 1, 3, 1, 100)],
];
it.each(pairs)('in the standings, %s', (_, better, worse) => {
  expect(compareLines(better, worse)).toBeLessThan(0);
  expect(compareLines(worse, better)).toBeGreaterThan(0);
});

it('players without points are not in the ranking', () => {
  const table = merge([line(0), line(1)], [contender('1', line(0))]);
  expect([table.total, table.getPosition(0), table.getPosition('1')]).toEqual([1, null, null]);
});

const lines = fc.array(
  fc.record({
    score: fc.integer({ min: 0, max: 4 }),
    exact: fc.integer({ min: 0, max: 1 }),
    results: fc.integer({ min: 0, max: 1 }),
    trivias: fc.integer({ min: 0, max: 1 }),
    last: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 30 },
);

it('the pages of the merged standings contain the simulated players and the accounts as if sorted in one list', () => {
  fc.assert(
    fc.property(lines, lines, fc.integer({ min: 1, max: 7 }), (simulated, players, size) => {
      const table = merge(
        simulated,
        players.map((one, index) => contender(String(index + 1), one)),
      );
      const everybody = [...simulated, ...players].filter((one) => one.score > 0).sort(compareLines);
      const rows = Array.from({ length: Math.ceil(everybody.length / size) + 1 }, (_, number) =>
        table.slice(number * size, size),
      ).flat();
      expect(rows.map((row) => row.line)).toEqual(everybody);
      for (const row of rows) {
        expect(row.position).toBe(1 + everybody.filter((one) => compareLines(one, row.line) < 0).length);
      }
      expect(new Set(rows.map((row) => row.entrant)).size).toBe(everybody.length);
    }),
    { seed: 20260826, numRuns: 300 },
  );
});

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

it('simulated players get 2 points for a correct result, 3 more for the exact score and 1 for a correct trivia answer', () => {
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

it('a season of 848 points, 165 exact scores and 23 trivias fits into the bits of a merit, the sort key of the standings', () => {
  const tally = createTally(1);
  for (let turn = 0; turn < 23; turn += 1)
    (tally.merit[0] as number) += toMerit(turn < 17 ? 46 : 11, turn < 17 ? 9 : 2, turn < 17 ? 9 : 2, 1);
  expect(getLine(tally, 0)).toEqual({ score: 848, exact: 165, results: 165, trivias: 23, last: 0 });
});

it('simulated players have unique nicknames that follow the nickname rule', () => {
  const names = Array.from({ length: 10_000 }, (_, member) => getNickname(7, member));
  expect(new Set(names).size).toBe(10_000);
  for (const name of names) expect(name).toMatch(/^[a-z0-9_.]{3,20}$/);
});
