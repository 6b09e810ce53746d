import type { Tables } from '../models/rows.ts';
import { cutOffOf, statusOf } from '../rules/window.ts';
import type { FinalScore } from './simulated-players.ts';

/** One week as the standings see it at an instant. */
export interface WeekState {
  number: number;
  finals: FinalScore[];
  /** Changes exactly when the crowd's week must be worked out again. */
  signature: string;
  firstCutOff: number;
}

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
  for (const state of states.values()) {
    if (state.finals.length > 0) state.signature = `${state.number}/${state.signature}${state.firstCutOff}`;
  }
  return [...states.values()];
}
