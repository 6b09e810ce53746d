// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTally, emptyTally, nicknameOf, type Tally, tallyOf } from './crowd.ts';
import { compareLines, type Line, lineOf, orderCrowd } from './order.ts';
import { type Contender, mergeStandings } from './standings.ts';

const line = (score: number, exact = 0, results = 0, trivias = 0, last = 100): Line => ({
  score,
  exact,
  results,
  trivias,
  last,
});
const contender = (userId: string, its: Line): Contender => ({ userId, nickname: `n${userId}`, line: its });

function tallyFrom(lines: readonly Line[]): Tally {
  const tally = emptyTally(lines.length);
  lines.forEach((one, member) => {
    for (const key of ['score', 'exact', 'results', 'trivias', 'last'] as const)
      tally[key][member] = one[key];
  });
  return tally;
}

describe('who stands before whom', () => {
  const pairs: [string, Line, Line][] = [
    ['more points', line(5), line(4, 9, 9, 9, 1)],
    ['then more exact scores', line(5, 2), line(5, 1, 9, 9, 1)],
    ['then more right results', line(5, 1, 3), line(5, 1, 2, 9, 1)],
    ['then more right trivias', line(5, 1, 3, 1), line(5, 1, 3, 0, 1)],
    ['then who sent first', line(5, 1, 3, 1, 99), line(5, 1, 3, 1, 100)],
  ];
  it.each(pairs)('%s', (_, better, worse) => {
    expect(compareLines(better, worse)).toBeLessThan(0);
    expect(compareLines(worse, better)).toBeGreaterThan(0);
  });

  it('level on all five share the place and the next one skips: 1-2-2-4', () => {
    const table = mergeStandings(orderCrowd(tallyFrom([line(9), line(5), line(3)])), [
      contender('1', line(5)),
    ]);
    expect(table.slice(0, 10).map((row) => row.position)).toEqual([1, 2, 2, 4]);
  });

  it('nobody without points is in the table', () => {
    const table = mergeStandings(orderCrowd(tallyFrom([line(0), line(1)])), [contender('1', line(0))]);
    expect([table.total, table.positionOf(line(0)), table.placeOfUser('1')]).toEqual([1, null, null]);
  });
});

describe('merging page by page', () => {
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

  it('gives what sorting everybody together gives, for any crowd and any players', () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 1, max: 7 }), (crowd, players, size) => {
        const table = mergeStandings(
          orderCrowd(tallyFrom(crowd)),
          players.map((one, index) => contender(String(index + 1), one)),
        );
        const everybody = [...crowd, ...players].filter((one) => one.score > 0).sort(compareLines);
        const rows = Array.from({ length: Math.ceil(everybody.length / size) + 1 }, (_, number) =>
          table.slice(number * size, size),
        ).flat();
        expect(rows.map((row) => row.line)).toEqual(everybody);
        for (const row of rows) {
          expect(row.position).toBe(1 + everybody.filter((one) => compareLines(one, row.line) < 0).length);
        }
        expect(new Set(rows.map((row) => row.contender?.userId ?? `m${row.member}`)).size).toBe(
          everybody.length,
        );
      }),
      { seed: 20260826, numRuns: 300 },
    );
  });
});

describe('the crowd', () => {
  const week = {
    seed: 7,
    size: 500,
    week: 6,
    finals: [
      { id: 801, home: 1, away: 0 },
      { id: 802, home: 2, away: 2 },
    ],
    firstCutOff: 1_787_000_000_000,
  };

  it('is the same for the same seed and another for another', () => {
    expect(tallyOf(week)).toEqual(tallyOf(week));
    expect(tallyOf({ ...week, seed: 8 }).score).not.toEqual(tallyOf(week).score);
  });

  it('does not depend on its size', () => {
    const [small, large] = [tallyOf({ ...week, size: 10 }), tallyOf(week)];
    for (let member = 0; member < 10; member += 1)
      expect(lineOf(small, member)).toEqual(lineOf(large, member));
  });

  it('has nothing before a game is over', () => {
    expect(tallyOf({ ...week, finals: [] }).score.some((score) => score > 0)).toBe(false);
  });

  it('earns 2 for a result, 3 more for the score and 1 for the trivia', () => {
    const tally = tallyOf(week);
    for (let member = 0; member < week.size; member += 1) {
      const { score, exact, results, trivias } = lineOf(tally, member);
      expect(score).toBe(results * 2 + exact * 3 + trivias);
    }
  });

  it('adds up over weeks, the last submission being the later one', () => {
    const sum = emptyTally(week.size);
    const other = tallyOf({ ...week, week: 5, firstCutOff: week.firstCutOff - 1e9 });
    addTally(sum, tallyOf(week));
    addTally(sum, other);
    expect(sum.score[3]).toBe(tallyOf(week).score[3]! + other.score[3]!);
    expect(sum.last[3]).toBe(Math.max(tallyOf(week).last[3]!, other.last[3]!));
  });

  it('has nicknames that fit the rule, no two alike', () => {
    const names = Array.from({ length: 10_000 }, (_, member) => nicknameOf(7, member));
    expect(new Set(names).size).toBe(10_000);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_.]{3,20}$/);
  });
});
