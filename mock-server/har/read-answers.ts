/** What the answers of a HAR file say of weeks, games, predictions, trivias and the player. Later answers win. */
import type { HarCall } from '../engine/har/har-call.ts';
import { getList, getText, type Json, toRecord } from '../engine/har/read-json.ts';
import { parseJson } from '../lib/json.ts';

export interface HarAnswers {
  /** The time of the last answer (ms), or null when the file doesn't say it. */
  at: number | null;
  weeks: Json[];
  /** By week. */
  games: Map<number, Json[]>;
  betDays: Map<number, string>;
  /** By the id of the game. */
  predictions: Map<string, Json>;
  user: Json | null;
  trivias: HarTrivia[];
  hasRanking: boolean;
  /** Whether the player is logged in at the end. */
  isInSession: boolean;
}

export interface HarTrivia {
  /** The game of a prediction whose answer had the trivia; null without one. */
  gameId: string | null;
  trivia: Json;
  /** The option that the player sent, and whether it was right. */
  answer: { text: string; isCorrect: boolean } | null;
}

export function readAnswers(
  calls: readonly HarCall[],
  needsSession: (endpoint: string) => boolean,
): HarAnswers {
  const answers: HarAnswers = {
    at: null,
    weeks: [],
    games: new Map(),
    betDays: new Map(),
    predictions: new Map(),
    user: null,
    trivias: [],
    hasRanking: false,
    isInSession: false,
  };
  for (const call of calls) {
    if (call.at !== null) answers.at = Math.max(call.at, answers.at ?? 0);
    if (call.status === 401 && needsSession(call.endpoint)) answers.isInSession = false;
    if (call.status < 200 || call.status >= 300) continue;
    if (needsSession(call.endpoint)) answers.isInSession = true;
    READERS[call.endpoint]?.(answers, unwrap(parseJson(call.body)), call);
  }
  return answers;
}

const READERS: Readonly<Record<string, (answers: HarAnswers, value: unknown, call: HarCall) => void>> = {
  'GET /api/weeks'(answers, value) {
    answers.weeks = getList(value);
  },
  'GET /api/week/current'({ betDays }, value) {
    const { number, bet_days } = toRecord(value);
    betDays.set(Number(number), getText(bet_days));
  },
  'GET /api/games/all': readGames,
  'GET /api/games/week/:week': readGames,
  'GET /api/pool/user/all'({ predictions }, value) {
    for (const { row } of listRows(value)) predictions.set(String(row.game_id), row);
  },
  'POST /api/pool/user'({ predictions, trivias }, value) {
    const { pool, trivia } = toRecord(value);
    const saved = getList(unwrap(pool));
    for (const row of saved) predictions.set(String(row.game_id), row);
    const asked = toRecord(unwrap(trivia));
    if (asked.id !== undefined)
      trivias.push({
        gameId: saved[0] ? String(saved[0].game_id) : null,
        trivia: asked,
        answer: null,
      });
  },
  'POST /api/trivia/answer'({ trivias }, value, { sent }) {
    const { question_id, answer } = toRecord(parseJson(sent));
    const known = trivias.findLast(({ trivia }) => String(trivia.id) === String(question_id));
    const asked = known ?? { gameId: null, trivia: { id: question_id }, answer: null };
    if (!known) trivias.push(asked);
    const { is_correct } = toRecord(value);
    asked.answer = { text: String(answer), isCorrect: is_correct === true || is_correct === 1 };
  },
  'GET /api/user'(answers, value) {
    answers.user = toRecord(value);
  },
  'GET /api/ranking': noteRanking,
  'GET /api/ranking/week/:week': noteRanking,
  'GET /api/auth/logout': endSession,
  'GET /api/user/delete': endSession,
};

function readGames({ games }: HarAnswers, value: unknown, { url }: HarCall): void {
  const asked = Number(/\/week\/(\d+)/.exec(url)?.[1]);
  const rows = listRows(value).map(({ week, row }) => ({ week: week ?? (Number(row.week) || asked), row }));
  for (const number of new Set(rows.map(({ week }) => week)))
    games.set(
      number,
      rows.flatMap(({ week, row }) => (week === number ? [row] : [])),
    );
}

function noteRanking(answers: HarAnswers): void {
  answers.hasRanking = true;
}

function endSession(answers: HarAnswers): void {
  answers.isInSession = false;
}

/** Returns the value inside `data`, in which Laravel wraps a resource, or the value itself. */
const unwrap = (value: unknown): unknown => {
  const { data } = toRecord(value);
  return data === undefined ? value : data;
};

/** Returns the rows of a flat list, whose week is null, or of lists by week. */
function listRows(value: unknown): { week: number | null; row: Json }[] {
  if (Array.isArray(value)) return getList(value).map((row) => ({ week: null, row }));
  return Object.entries(toRecord(value)).flatMap(([week, list]) =>
    getList(unwrap(list)).map((row) => ({ week: Number(week), row })),
  );
}
