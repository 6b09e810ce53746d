/** The API's busiest second around a shared instant, for simulated players with the product's random delays and without. */
import { chance } from '../../mock-server/lib/random.ts';
import type { Random } from '../../src/lib/spread.ts';
import { countBusiestSecond, LOAD_CASES, type LoadCase } from '../load-model.ts';
import type { Row } from '../table.ts';

/** Largest share of the players who may call in one second. */
export const MAX_SHARE = 0.05;

/** Shares of the players, from 0. */
interface LoadRow {
  name: string;
  players: number;
  /** Players who call in the busiest second. */
  share: number;
  /** `share` without random delays. */
  shareWithout: number;
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
  const spread = countBusiestSecond(players, (player) => getCalls(createRandom(player), habits(player)));
  const synchronous = countBusiestSecond(players, (player) => getCalls(NO_SPREAD, habits(player)));
  return {
    name,
    players,
    share: spread / players,
    shareWithout: synchronous / players,
  };
}

/** Simulates every case. A million players take a few seconds. */
export function simulateLoad(players: number): LoadRow[] {
  return LOAD_CASES.map((one) => measureCase(one, players));
}

/** Shares in percent. The rows without a goal show what the spread avoids. */
export async function measureLoad(populations: readonly number[] = [10_000, 1_000_000]): Promise<Row[]> {
  return populations.flatMap(simulateLoad).flatMap((found): Row[] => {
    const name = `${found.name}, ${found.players.toLocaleString('en')} players`;
    const toRow = (what: string, share: number): Row => ({ what, measured: 100 * share, unit: '%' });
    return [
      { ...toRow(name, found.share), goal: { most: 100 * MAX_SHARE } },
      toRow(`${name}, without spread`, found.shareWithout),
    ];
  });
}
