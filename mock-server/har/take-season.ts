/** The weeks, teams and games that a HAR file says, as rows of a new world. */
import { isSafeId } from '../catalogue/bounds.ts';
import { getText, type Json, toRecord } from '../engine/har/read-json.ts';
import type { GameRow } from '../models/game.ts';
import type { AppSchema } from '../models/index.ts';
import type { WeekRow } from '../models/week.ts';
import type { HarAnswers } from './read-answers.ts';
import type { RowChanges } from './row-changes.ts';
import type { Tools } from './tools.ts';

export interface TakeContext {
  tools: Tools;
  schema: AppSchema;
  seed: number;
  answers: HarAnswers;
  rows: RowChanges;
  /** The time at which the new world goes on (ms). */
  at: number;
  /** Spanish sentences: what the world takes from the file, and what it leaves out. */
  taken: string[];
  leftOut: string[];
}

/** Returns the ids of the games of the new world, with the week of each. */
export function takeSeason(context: TakeContext): Map<string, string> {
  const weeks = takeWeeks(context);
  return takeGames(context, weeks);
}

function takeWeeks({ tools, schema, answers, rows, taken, leftOut }: TakeContext): Map<string, WeekRow> {
  const kept = new Map(tools.getRows(schema, 'weeks').map((week) => [week.id, week]));
  let count = 0;
  for (const wire of answers.weeks) {
    const number = Number(wire.number);
    const id = String(number);
    const known = kept.get(id);
    const week: Omit<WeekRow, 'id' | 'number'> = {
      alias: getText(wire.alias) || null,
      before_hours_bet: toCount(wire.before_hours_bet),
      before_weeks_bet: toCount(wire.before_weeks_bet),
      date_start: getText(wire.date_start).slice(0, 10),
      bet_days: answers.betDays.get(number) || known?.bet_days || tools.betDays,
      closed: false,
    };
    if (!Number.isInteger(number) || !fits(tools, 'weeks', week)) {
      leftOut.push(`La jornada ${getText(wire.alias) || id}: sus datos no caben en el simulador.`);
      continue;
    }
    count += 1;
    kept.set(id, { ...week, id, number });
    rows.put('weeks', id, { ...week, number });
  }
  if (count === 0) {
    leftOut.push('Las jornadas: el HAR no las dice y quedan las del simulador.');
    return kept;
  }
  taken.push(count === 1 ? '1 jornada' : `${count} jornadas`);
  const told = new Set(answers.weeks.map(({ number }) => String(number)));
  for (const id of kept.keys()) {
    if (told.has(id) || answers.games.has(Number(id))) continue;
    kept.delete(id);
    rows.remove('weeks', id);
  }
  return kept;
}

function takeGames(context: TakeContext, weeks: ReadonlyMap<string, WeekRow>): Map<string, string> {
  const { tools, schema, answers, rows, taken, leftOut } = context;
  const findTeam = createTeams(context);
  const games = new Map<string, string>();
  for (const [number, list] of answers.games) {
    const week = weeks.get(String(number));
    for (const wire of list) {
      const game = week && toGame(context, wire, week, findTeam);
      if (game) games.set(game.id, game.weekId);
      else leftOut.push(`El partido ${describeGame(wire)}: sus datos no caben en el simulador.`);
      if (!game) continue;
      const { id, ...row } = game;
      rows.put('games', id, row);
    }
  }
  const isReplaced = ({ id, weekId }: GameRow) =>
    !games.has(id) && (!weeks.has(weekId) || answers.games.has(Number(weekId)));
  rows.removeWhere('games', isReplaced);
  const isGone = new Set(
    tools.getRows(schema, 'games').flatMap((game) => (isReplaced(game) ? [game.id] : [])),
  );
  rows.removeWhere('predictions', ({ gameId }) => isGone.has(gameId) || games.has(gameId));
  rows.removeWhere('trivias', ({ weekId }) => !weeks.has(weekId));
  if (games.size > 0) taken.push(games.size === 1 ? '1 partido' : `${games.size} partidos`);
  const untold = [...weeks.values()].filter(({ number }) => !answers.games.has(number));
  if (untold.length > 0)
    leftOut.push(
      `Los partidos de ${untold.map(({ number }) => number).join(', ')}: el HAR no los dice y quedan los del simulador.`,
    );
  for (const { id, weekId } of tools.getRows(schema, 'games'))
    if (!isGone.has(id)) games.set(id, games.get(id) ?? weekId);
  return games;
}

type FindTeam = (wire: unknown) => string;

/** The API sends teams by their names, without an id that a world could keep. */
function createTeams({ tools, schema, rows }: TakeContext): FindTeam {
  const teams = tools.getRows(schema, 'teams');
  const ids = new Map(teams.map(({ id, name }) => [name.toLowerCase(), id]));
  return (wire) => {
    const team = toRecord(wire);
    const name = getText(wire) || getText(team.name) || getText(team.short_name);
    const known = ids.get(name.toLowerCase());
    if (name === '' || team.id === 0) return '';
    if (known !== undefined) return known;
    const id = String(Math.max(0, ...[...ids.values()].map(Number)) + 1);
    ids.set(name.toLowerCase(), id);
    rows.put('teams', id, {
      name,
      short_name: getText(team.short_name) || name.slice(0, 3).toUpperCase(),
      color: getText(team.color),
      color_alt: getText(team.color_alt),
    });
    return id;
  };
}

function toGame(
  { tools, schema, seed, at }: TakeContext,
  wire: Json,
  week: WeekRow,
  findTeam: FindTeam,
): GameRow | null {
  const id = String(wire.id);
  const guess = tools.findRow(schema, 'games', id);
  const [home, away] = tools.guessScore(seed, Number(id) || 0);
  const row: GameRow = {
    id,
    weekId: week.id,
    date: getText(wire.date).slice(0, 10),
    time: toTime(getText(wire.time)),
    homeId: '',
    awayId: '',
    stadium: getText(wire.stadium),
    city: getText(wire.city),
    // The file doesn't say how a game ends that is not over.
    home_goals: toCount(wire.home_score) ?? guess?.home_goals ?? home,
    away_goals: toCount(wire.away_score) ?? guess?.away_goals ?? away,
    status: null,
    postponed_at: null,
    published_at: 0,
    hides_score: false,
  };
  const { id: _id, ...patch } = row;
  if (!isSafeId(id) || !fits(tools, 'games', patch)) return null;
  const derived = tools.getStatus(row, week, at);
  const status = (getText(wire.status) || getText(toRecord(wire.status).name)).toLowerCase().trim();
  // Any other status follows from the time, so that it changes with a time jump.
  const isByHand = status !== derived && ['pospuesto', 'cancelado', 'finalizado'].includes(status);
  const [homeId, awayId] = [findTeam(wire.home), findTeam(wire.away)];
  return { ...row, homeId, awayId, status: isByHand ? status : null };
}

function fits({ checkPatch }: Tools, table: 'weeks' | 'games', row: Record<string, unknown>): boolean {
  try {
    checkPatch(table, row);
    return true;
  } catch {
    return false;
  }
}

/** The contract allows numbers as text. */
function toCount(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 ? count : null;
}

/** The time of `17:00`, `9:05:00`, or of a date with a time, as `HH:mm:ss`. */
function toTime(text: string): string {
  const [, hours = '', minutes = '', seconds = '00'] = /(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

const describeGame = (wire: Json) =>
  [wire.home, wire.away].map((team) => getText(toRecord(team).short_name) || '---').join('–');
