import { getChance } from '../../mock-server/lib/random.ts';
import type { Random } from '../../src/lib/spread.ts';
import { countBusiestSecond, LOAD_CASES, type LoadCase } from '../load-model.ts';
import type { BenchRow } from '../table.ts';

export const MAX_SHARE = 0.05;

interface LoadRow {
  name: string;
  players: number;
  share: number;
  shareWithout: number;
}

export function createRandom(player: number, kind = 0): Random {
  let draw = 0;
  return () => {
    draw += 1;
    return getChance(player, kind, draw);
  };
}

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

export function simulateLoad(players: number): LoadRow[] {
  return LOAD_CASES.map((one) => measureCase(one, players));
}

export async function measureLoad(populations: readonly number[] = [10_000, 1_000_000]): Promise<BenchRow[]> {
  return populations.flatMap(simulateLoad).flatMap((found): BenchRow[] => {
    const name = `${found.name}, ${found.players.toLocaleString('en')} players`;
    const toRow = (what: string, share: number): BenchRow => ({ what, measured: 100 * share, unit: '%' });
    return [
      { ...toRow(name, found.share), goal: { most: 100 * MAX_SHARE } },
      toRow(`${name}, without spread`, found.shareWithout),
    ];
  });
}
