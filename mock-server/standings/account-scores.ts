import type { AppSchema } from '../models/index.ts';
import { getRecords } from '../models/read-records.ts';
import { EXACT_POINTS, getPoints, type Line, TRIVIA_POINTS } from '../rules/points.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
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

export interface AccountScore {
  userId: string;
  nickname: string;
  line: Line;
}

const emptyLine = (): Line => ({ score: 0, exact: 0, results: 0, trivias: 0, last: 0 });

export function getAccountScores(
  schema: AppSchema,
  weeks: readonly WeekState[],
  now: number,
): AccountScore[] {
  const lines = new Map<string, Line>();
  const users = getRecords(schema, 'users');
  for (const user of users) if (user.deleted_at === null) lines.set(user.id, emptyLine());
  const finals = new Map(
    weeks.flatMap((week) => week.finals.map((final) => [String(final.id), final] as const)),
  );
  const numbers = new Set(weeks.map((week) => week.number));
  const trivias = new Set(
    getRecords(schema, 'trivias')
      .filter((trivia) => numbers.has(Number(trivia.weekId)))
      .map((trivia) => trivia.id),
  );

  for (const row of getRecords(schema, 'predictions')) {
    const line = lines.get(row.userId);
    const final = finals.get(row.gameId);
    if (!line || !final || isFutureSeedRow(row, now)) continue;
    const points = getPoints(row.home_score, row.away_score, final.home, final.away);
    line.score += points;
    if (points > 0) line.results += 1;
    if (points === EXACT_POINTS) line.exact += 1;
    line.last = Math.max(line.last, Math.floor(row.created_at / 1000));
  }
  for (const row of getRecords(schema, 'answers')) {
    const line = lines.get(row.userId);
    if (!line || !row.is_correct || !trivias.has(row.triviaId) || isFutureSeedRow(row, now)) continue;
    line.score += TRIVIA_POINTS;
    line.trivias += 1;
  }
  return users.flatMap((user) => {
    const line = lines.get(user.id);
    return line ? [{ userId: user.id, nickname: user.nickname, line }] : [];
  });
}

export const getUserLine = (
  schema: AppSchema,
  weeks: readonly WeekState[],
  now: number,
  userId: string,
): Line =>
  getAccountScores(schema, weeks, now).find((account) => account.userId === userId)?.line ?? emptyLine();
