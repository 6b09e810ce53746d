/**
 * Standings at an instant. The crowd's sums and orders are kept as long as the finished games they come from stay the
 * same; players with an account are merged in at each call, so nothing they do sorts the crowd again.
 */
import type { AppSchema } from '../models/index.ts';
import { getAccountScores } from './account-scores.ts';
import { mergeStandings, type Standings } from './merge.ts';
import { emptyTally, orderPlayers, type PlayerOrder, type Tally } from './order.ts';
import { addWeek } from './simulated-players.ts';
import { getWeekStates, type WeekState } from './week-state.ts';

/** A table of standings, and what its movements are measured from. */
export interface Table {
  standings: Standings;
  /** The week before, or everything before the last week with a result. */
  before: Standings;
  /** The weeks that count in it. */
  weeks: readonly WeekState[];
}

/** The tables of standings at this instant. */
export interface StandingsService {
  week(number: number): Table;
  general(): Table;
  /** After a jump: works the crowd out ahead of the next call, if anybody has looked at a table before. */
  warm(): void;
}

interface Deps {
  schema: AppSchema;
  seed(): number;
  size(): number;
  now(): number;
}

/** The crowd over some weeks. Its order is worked out when somebody looks. */
interface Players {
  tally: Tally;
  order: PlayerOrder | null;
}

/** Crowds that are kept: general tables of a few instants, and the weeks somebody leafs through. */
const MAX_KEPT = 12;

const isSettled = (state: WeekState) => state.finals.length > 0;

export function createStandingsService(deps: Deps): StandingsService {
  const kept = new Map<string, Players>();

  const getSignature = (states: readonly WeekState[]) =>
    `${deps.seed()}/${deps.size()}/${states.map((state) => state.signature).join('|')}`;

  const keep = (signature: string, crowd: Players) => {
    kept.delete(signature);
    kept.set(signature, crowd);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    return crowd;
  };

  /** The longest beginning of these weeks that is there already, and how many weeks it holds. */
  function beginningOf(settled: readonly WeekState[]): { count: number; tally: Tally | null } {
    for (let count = settled.length - 1; count > 0; count -= 1) {
      const found = kept.get(getSignature(settled.slice(0, count)));
      if (found) return { count, tally: found.tally };
    }
    return { count: 0, tally: null };
  }

  function getPlayers(states: readonly WeekState[]): Players {
    const settled = states.filter(isSettled);
    const signature = getSignature(settled);
    const found = kept.get(signature);
    if (found) return keep(signature, found);
    const { count, tally: start } = beginningOf(settled);
    const tally = start
      ? { merit: start.merit.slice(), last: start.last.slice() }
      : emptyTally(settled.length > 0 ? deps.size() : 0);
    for (const week of settled.slice(count))
      addWeek(tally, { seed: deps.seed(), week: week.number, ...week });
    return keep(signature, { tally, order: null });
  }

  const getOrder = (states: readonly WeekState[]): PlayerOrder => {
    const crowd = getPlayers(states);
    crowd.order ??= orderPlayers(crowd.tally);
    return crowd.order;
  };

  const states = () => getWeekStates(deps.schema, deps.now());
  const merged = (among: readonly WeekState[]) =>
    mergeStandings(getOrder(among), getAccountScores(deps.schema, among, deps.now()));

  /** Everything before the last week with a result. */
  const settledBefore = (all: readonly WeekState[]) =>
    all.slice(0, Math.max(0, all.findLastIndex(isSettled)));

  return {
    week(number) {
      const all = states();
      // Nobody is in a week's table before its first result, however right their trivia was.
      const among = (week: number) => all.filter((state) => state.number === week && isSettled(state));
      return {
        standings: merged(among(number)),
        before: merged(among(number - 1)),
        weeks: all.filter((state) => state.number === number),
      };
    },
    general() {
      const all = states();
      // First, because the whole is one week more than it.
      const before = merged(settledBefore(all));
      return { standings: merged(all), before, weeks: all };
    },
    warm() {
      // Where nobody has looked at a table yet, nobody waits for the next one.
      if (kept.size === 0) return;
      const all = states();
      getOrder(settledBefore(all));
      getOrder(all);
    },
  };
}
