/**
 * The API's busiest second around a shared instant: `node scripts/run.mjs bench/load.ts`. Every figure is a share of the
 * simulated players, with the product's random delays and without. Ends with 1 when a limit is passed.
 */
import { chance } from '../mock-server/lib/random.ts';
import type { Random } from '../src/lib/spread.ts';
import { findBusiestSecond, LOAD_CASES, type LoadCase } from './load-model.ts';

/** Largest share of the players who may call in one second. */
export const MAX_SHARE = 0.05;

/** Shares of the players, from 0; more than 1 when each makes several calls. */
export interface LoadRow {
  name: string;
  players: number;
  /** Players who call in the busiest second. */
  share: number;
  /** Calls in the second with most calls. */
  calls: number;
  /** The same two without random delays. */
  shareWithout: number;
  callsWithout: number;
}

/** Random numbers of one player, the same in each run. `kind` tells several sequences apart. */
export function createRandom(player: number, kind = 0): Random {
  let draw = 0;
  return () => {
    draw += 1;
    return chance(player, kind, draw);
  };
}

/** Without a spread every device draws the same number. */
const NO_SPREAD: Random = () => 0;

function measureCase({ name, getCalls }: LoadCase, players: number): LoadRow {
  const habits = (player: number) => createRandom(player, 1);
  const spread = findBusiestSecond(players, (player) => getCalls(createRandom(player), habits(player)));
  const synchronous = findBusiestSecond(players, (player) => getCalls(NO_SPREAD, habits(player)));
  return {
    name,
    players,
    share: spread.players / players,
    calls: spread.calls / players,
    shareWithout: synchronous.players / players,
    callsWithout: synchronous.calls / players,
  };
}

/** Simulates every case with each number of players. A million takes a few seconds. */
export function simulateLoad(populations: readonly number[] = [10_000, 1_000_000]): LoadRow[] {
  return populations.flatMap((players) => LOAD_CASES.map((one) => measureCase(one, players)));
}

function print(rows: readonly LoadRow[]) {
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  console.log('| busiest second | players | with spread: players | calls | without: players | calls |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const { name, players, share, calls, shareWithout, callsWithout } of rows) {
    const shares = [share, calls, shareWithout, callsWithout].map(percent).join(' | ');
    console.log(`| ${name} | ${players.toLocaleString('en')} | ${shares} |`);
  }
}

if (process.argv[1]?.endsWith('bench/load.ts')) {
  const rows = simulateLoad();
  print(rows);
  process.exitCode = rows.every(({ share }) => share <= MAX_SHARE) ? 0 : 1;
}
