/**
 * Standings at the world's current time. Sums and orders of simulated players are cached by seed, number of players,
 * and the results and first cut-off of each week. Accounts are merged in at each call, so no action of a player sorts
 * the simulated players again.
 */
import type { AppSchema } from '../models/index.ts';
import { getAccountScores } from './account-scores.ts';
import { mergeStandings, type Standings } from './merge.ts';
import { createTally, orderPlayers, type PlayerOrder, type Tally } from './order.ts';
import { addWeek } from './simulated-players.ts';
import { getWeekStates, type WeekState } from './week-state.ts';

export interface Table {
  standings: Standings;
  before: Standings;
  weeks: readonly WeekState[];
}

export interface StandingsService {
  week(number: number): Table;
  general(): Table;
  warm(): void;
}

interface Deps {
  schema: AppSchema;
  seed(): number;
  size(): number;
  now(): number;
}

interface Players {
  tally: Tally;
  order: PlayerOrder | null;
}

const MAX_CACHED = 12;

const isSettled = (state: WeekState) => state.finals.length > 0;

export function createStandingsService(deps: Deps): StandingsService {
  const cache = new Map<string, Players>();

  const getSignature = (states: readonly WeekState[]) =>
    `${deps.seed()}/${deps.size()}/${states.map((state) => state.signature).join('|')}`;

  const store = (signature: string, players: Players) => {
    cache.delete(signature);
    cache.set(signature, players);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(oldest);
    }
    return players;
  };

  function findPrefix(settled: readonly WeekState[]): { count: number; tally: Tally | null } {
    for (let count = settled.length - 1; count > 0; count -= 1) {
      const found = cache.get(getSignature(settled.slice(0, count)));
      if (found) return { count, tally: found.tally };
    }
    return { count: 0, tally: null };
  }

  function getPlayers(states: readonly WeekState[]): Players {
    const settled = states.filter(isSettled);
    const signature = getSignature(settled);
    const found = cache.get(signature);
    if (found) return store(signature, found);
    const { count, tally: start } = findPrefix(settled);
    const tally = start
      ? { merit: start.merit.slice(), last: start.last.slice() }
      : createTally(settled.length > 0 ? deps.size() : 0);
    for (const week of settled.slice(count))
      addWeek(tally, { seed: deps.seed(), week: week.number, ...week });
    return store(signature, { tally, order: null });
  }

  const getOrder = (states: readonly WeekState[]): PlayerOrder => {
    const players = getPlayers(states);
    players.order ??= orderPlayers(players.tally);
    return players.order;
  };

  const states = () => getWeekStates(deps.schema, deps.now());
  const getStandings = (among: readonly WeekState[]) =>
    mergeStandings(getOrder(among), getAccountScores(deps.schema, among, deps.now()));

  const getWeeksBeforeLast = (all: readonly WeekState[]) =>
    all.slice(0, Math.max(0, all.findLastIndex(isSettled)));

  return {
    week(number) {
      const all = states();
      // A week's table is empty before its first result, even for players with a correct trivia.
      const among = (week: number) => all.filter((state) => state.number === week && isSettled(state));
      return {
        standings: getStandings(among(number)),
        before: getStandings(among(number - 1)),
        weeks: all.filter((state) => state.number === number),
      };
    },
    general() {
      const all = states();
      // The weeks before the last week with a result are computed first, because the general table then adds that
      // week to their cached sums.
      const before = getStandings(getWeeksBeforeLast(all));
      return { standings: getStandings(all), before, weeks: all };
    },
    warm() {
      // Computes nothing in advance while no call has read the standings.
      if (cache.size === 0) return;
      const all = states();
      getOrder(getWeeksBeforeLast(all));
      getOrder(all);
    },
  };
}
