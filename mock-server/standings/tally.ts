/** The sums of the simulated players, packed into typed arrays. */
import type { Line } from './line.ts';

export type Tally = ReturnType<typeof createTally>;

/** Creates the sums of the simulated players: four criteria packed into one integer, and the last submission (s). */
export const createTally = (size: number) => ({ merit: new Int32Array(size), last: new Int32Array(size) });

/** Returns the simulated players with points, best first. */
export function sortPlayers(tally: Tally): Uint32Array {
  const { merit, last } = tally;
  return Uint32Array.from(merit.keys())
    .filter((player) => getLine(tally, player).score > 0)
    .sort((a, b) => (merit[b] ?? 0) - (merit[a] ?? 0) || (last[a] ?? 0) - (last[b] ?? 0) || a - b);
}

/**
 * Packs four criteria into 31 bits: 10 for points, 8 for exact scores, 8 for results, 5 for trivias. A higher merit is
 * a better rank. Merits of weeks can be added: a season of 167 games and 23 trivias doesn't overflow any field.
 */
export const toMerit = (score: number, exact: number, results: number, trivias: number) =>
  ((score * 256 + exact) * 256 + results) * 32 + trivias;

export function getLine({ merit, last }: Tally, player: number): Line {
  const bits = merit[player] ?? 0;
  return {
    score: bits >>> 21,
    exact: (bits >>> 13) & 255,
    results: (bits >>> 5) & 255,
    trivias: bits & 31,
    last: last[player] ?? 0,
  };
}
