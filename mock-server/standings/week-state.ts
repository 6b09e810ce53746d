import type { AppSchema } from '../models/index.ts';
import { getRecords } from '../models/read-records.ts';
import { getCutoff, getStatus } from '../rules/window.ts';
import type { FinalScore } from './simulated-players.ts';

export interface WeekState {
  number: number;
  finals: FinalScore[];
  signature: string;
  firstCutOff: number;
}

export function getWeekStates(schema: AppSchema, now: number): WeekState[] {
  const weeks = new Map(getRecords(schema, 'weeks').map((week) => [week.id, week]));
  const states = new Map<string, WeekState>(
    [...weeks.values()].map(({ id, number }) => [
      id,
      { number, finals: [], signature: '', firstCutOff: Infinity },
    ]),
  );
  for (const game of getRecords(schema, 'games')) {
    const week = weeks.get(game.weekId);
    const state = states.get(game.weekId);
    if (!week || !state) continue;
    state.firstCutOff = Math.min(state.firstCutOff, getCutoff(game, week));
    if (getStatus(game, week, now) !== 'finalizado') continue;
    state.finals.push({ id: Number(game.id), home: game.home_goals, away: game.away_goals });
    state.signature += `${game.id}:${game.home_goals}-${game.away_goals};`;
  }
  for (const state of states.values()) {
    if (state.finals.length > 0) state.signature = `${state.number}/${state.signature}${state.firstCutOff}`;
  }
  return [...states.values()];
}
