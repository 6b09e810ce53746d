/**
 * Standings at an instant. The crowd's weeks, sums and orders are kept as long as the finished games they come from
 * stay the same; players with an account are merged in at each call, so nothing they do sorts the crowd again.
 */
import type { Tables } from '../models/rows.ts';
import { addTally, emptyTally, type FinalScore, type Tally, tallyOf } from '../rules/crowd.ts';
import { type CrowdOrder, orderCrowd } from '../rules/order.ts';
import { mergeStandings, type Standings } from '../rules/standings.ts';
import { cutOffOf, statusOf } from '../rules/window.ts';
import { contendersOf } from './contenders.ts';

/** One week as the standings see it at an instant. */
export interface WeekState {
  number: number;
  finals: FinalScore[];
  /** Changes exactly when the crowd's week must be worked out again. */
  signature: string;
  firstCutOff: number;
}

/** The tables of standings at this instant. */
export interface StandingsDesk {
  week(number: number): Standings;
  general(): Standings;
  /** The table the movement is measured from: the week before, or everything before the last week with a result. */
  beforeWeek(number: number): Standings;
  beforeGeneral(): Standings;
  /** After a jump: works the crowd out ahead of the next call, if anybody has looked at a table before. */
  warm(): void;
}

interface Source {
  tables(): Tables;
  seed(): number;
  size(): number;
  now(): number;
}

const KEPT_SUMS = 6;
const TALLY_KEYS = ['score', 'exact', 'results', 'trivias', 'last'] as const;

/** The finished games of each week at an instant. */
export function weekStatesOf(tables: Tables, now: number): WeekState[] {
  const weeks = new Map(tables.weeks.map((week) => [week.number, week]));
  const states = new Map<number, WeekState>(
    tables.weeks.map(({ number }) => [number, { number, finals: [], signature: '', firstCutOff: Infinity }]),
  );
  for (const game of tables.games) {
    const week = weeks.get(game.week);
    const state = states.get(game.week);
    if (!week || !state) continue;
    state.firstCutOff = Math.min(state.firstCutOff, cutOffOf(game, week));
    if (statusOf(game, week, now) !== 'finalizado') continue;
    state.finals.push({ id: Number(game.id), home: game.home_goals, away: game.away_goals });
    state.signature += `${game.id}:${game.home_goals}-${game.away_goals};`;
  }
  for (const state of states.values()) if (state.finals.length > 0) state.signature += state.firstCutOff;
  return [...states.values()];
}

/** Makes the desk. */
export function createStandingsDesk(source: Source): StandingsDesk {
  const tallies = new Map<number, { signature: string; tally: Tally; order: CrowdOrder | null }>();
  const sums = new Map<string, CrowdOrder>();

  const weekOf = (state: WeekState) => {
    const signature = `${source.seed()}/${source.size()}/${state.signature}`;
    const kept = tallies.get(state.number);
    if (kept?.signature === signature) return kept;
    const tally = tallyOf({
      seed: source.seed(),
      size: source.size(),
      week: state.number,
      finals: state.finals,
      firstCutOff: state.firstCutOff,
    });
    const made = { signature, tally, order: null };
    tallies.set(state.number, made);
    return made;
  };

  const weekOrder = (state: WeekState | undefined): CrowdOrder => {
    if (!state) return orderCrowd(emptyTally(0));
    const kept = weekOf(state);
    kept.order ??= orderCrowd(kept.tally);
    return kept.order;
  };

  const signatureOf = (settled: readonly WeekState[]) =>
    `${source.seed()}/${source.size()}/${settled.map((state) => state.signature).join('|')}`;

  const sumOf = (settled: readonly WeekState[]): Tally => {
    const sum = emptyTally(source.size());
    const before = sums.get(signatureOf(settled.slice(0, -1)));
    // The sum without the last week is mostly there already: a copy of it and one addition.
    if (before) for (const key of TALLY_KEYS) sum[key].set(before.tally[key]);
    for (const state of before ? settled.slice(-1) : settled) addTally(sum, weekOf(state).tally);
    return sum;
  };

  const sumOrder = (states: readonly WeekState[]): CrowdOrder => {
    const settled = states.filter((state) => state.finals.length > 0);
    const signature = signatureOf(settled);
    const kept = sums.get(signature);
    if (kept) return kept;
    const order = orderCrowd(sumOf(settled));
    sums.set(signature, order);
    for (const oldest of sums.keys()) {
      if (sums.size <= KEPT_SUMS) break;
      sums.delete(oldest);
    }
    return order;
  };

  const states = () => weekStatesOf(source.tables(), source.now());
  const merged = (crowd: CrowdOrder, among: readonly WeekState[]) =>
    mergeStandings(crowd, contendersOf(source.tables(), among, source.now()));
  const weekTable = (number: number) => {
    const state = states().find((one) => one.number === number);
    // Nobody is in a week's table before its first result, however right their trivia was.
    if (!state || state.finals.length === 0) return mergeStandings(weekOrder(undefined), []);
    return merged(weekOrder(state), [state]);
  };
  const settledBefore = () => {
    const all = states();
    const last = all.findLastIndex((state) => state.finals.length > 0);
    return all.slice(0, Math.max(0, last));
  };

  return {
    week: weekTable,
    beforeWeek: (number) => weekTable(number - 1),
    general() {
      const all = states();
      // First, because the whole is one week more than it, and movements ask for both.
      sumOrder(settledBefore());
      return merged(sumOrder(all), all);
    },
    beforeGeneral() {
      const before = settledBefore();
      return merged(sumOrder(before), before);
    },
    warm() {
      // Where nobody has looked at a table yet, nobody waits for the next one.
      if (sums.size === 0) return;
      sumOrder(settledBefore());
      sumOrder(states());
    },
  };
}
