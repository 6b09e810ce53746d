import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines, type Line, type StandingsRow } from './line.ts';
import { mergeStandings } from './merge.ts';
import { createTally, sortPlayers, toMerit } from './tally.ts';

const line = (score: number, exact = 0, results = 0, trivias = 0, last = 100): Line => ({
  score,
  exact,
  results,
  trivias,
  last,
});

const contender = (entrant: string, its: Line): StandingsRow => ({
  entrant,
  nickname: `n${entrant}`,
  line: its,
});

function merge(lines: readonly Line[], accounts: readonly StandingsRow[]) {
  const tally = createTally(lines.length);
  lines.forEach((line, member) => {
    tally.merit[member] = toMerit(line.score, line.exact, line.results, line.trivias);
    tally.last[member] = line.last;
  });
  return mergeStandings(String, { tally, players: sortPlayers(tally) }, accounts);
}

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
