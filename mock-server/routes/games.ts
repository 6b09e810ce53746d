import { refuse, refuseInput } from '../catalogue/refusal.ts';
import { parseJson } from '../lib/json.ts';
import { toIso } from '../lib/time.ts';
import type { AppSchema, ModelOf } from '../models/index.ts';
import { getRecords, isFutureSeedRow } from '../models/records.ts';
import {
  byKickOff,
  getBetRefusal,
  getCurrentWeek,
  getTriviaEnd,
  isPublished,
  readPredictions,
} from '../rules/games.ts';
import type { Wire } from '../serializers/index.ts';
import { SERVER_RULES } from '../server-rules.ts';
import type { Standings } from '../standings/standings.ts';
import { checkInput, type HandlerRequest, type PlayerRequest, type Route } from './api.ts';

export function routeGames(route: Route) {
  route('GET /api/weeks', function (schema) {
    return this.serialize<'week'>(schema.all('week'));
  });

  route('GET /api/week/current', (schema, { now }) => {
    const current = getCurrentWeek(getRecords(schema, 'weeks'), getRecords(schema, 'games'), now);
    if (!current) throw refuse('noCurrentWeek');
    return { number: current.number, bet_days: current.week?.bet_days ?? '', server_time: toIso(now) };
  });

  route('GET /api/games/all', function (schema, { now }) {
    const entries = schema
      .all('week')
      .models.map((week) => [week.number, { data: this.serialize<'game'>(getPublishedGames(week, now)) }]);
    return Object.fromEntries(entries);
  });

  route('GET /api/games/week/:week', function (schema, request) {
    const week = getWeek(schema, request);
    return { [week.number]: { data: this.serialize<'game'>(getPublishedGames(week, request.now)) } };
  });

  route('GET /api/pool/user/all', function (schema, request) {
    const byWeek: Record<string, Wire['prediction'][]> = {};
    for (const prediction of getPredictions(schema, request).models) {
      const { game } = prediction;
      if (!game) continue;
      byWeek[game.weekId] ??= [];
      byWeek[game.weekId]?.push(this.serialize<'prediction'>(prediction));
    }
    // PHP's json_encode writes an empty associative array as [] instead of {}.
    return Object.keys(byWeek).length === 0 ? [] : byWeek;
  });

  route('POST /api/pool/user', function (schema, request) {
    const { user, now } = request;
    const { pool } = request.input;
    const parsed = readPredictions(typeof pool === 'string' ? parseJson(pool) : pool);
    if ('errors' in parsed) throw refuseInput(parsed.errors);
    const games = getRecords(schema, 'games');
    const weeks = getRecords(schema, 'weeks');
    if (!getCurrentWeek(weeks, games, now)?.week) throw refuse('noWeekToBet');
    const predicted = new Set(getPredictions(schema, request).models.map(({ gameId }) => gameId));
    const refusal = getBetRefusal(parsed.predictions, { games, weeks, sent: predicted, now });
    if (refusal) throw refuse(refusal);
    request.record('pool', { user_id: user.id, predictions: parsed.predictions });
    const stored = getPredictions(schema, request).filter(({ gameId }) => !predicted.has(gameId));
    const reply = { message: 'Pool saved', pool: this.serialize<'prediction'>(stored) };
    const trivia = schema.findBy('trivia', { weekId: stored.models[0]?.game?.weekId ?? '' });
    if (!trivia) return reply;
    if (hasAnswered(schema, request, trivia.id)) return { ...reply, trivia: 'Already answered' as const };
    return { ...reply, trivia: this.serialize<'trivia'>(trivia) };
  });

  route('POST /api/trivia/answer', (schema, request) => {
    const { user, input, now } = request;
    const { question_id, answer } = input;
    checkInput({
      question_id: !/^\d{1,15}$/.test(String(question_id ?? '')) && 'must be a number',
      answer: (typeof answer !== 'string' || answer === '') && 'is required',
    });
    const trivia = schema.find('trivia', String(question_id));
    if (!trivia?.week || now >= getTriviaEnd(trivia.week, getRecords(schema, 'games')))
      throw refuse('questionNotFound');
    if (hasAnswered(schema, request, trivia.id)) throw refuse('questionAnswered');
    const is_correct = answer === trivia.correct;
    request.record('trivia', { user_id: user.id, trivia_id: trivia.id, answer: String(answer), is_correct });
    return { is_correct };
  });

  route('GET /api/ranking', (_schema, request) => getRankingPage(request, request.standings.general()));

  route('GET /api/ranking/week/:week', (schema, request) =>
    getRankingPage(request, request.standings.week(getWeek(schema, request).number)),
  );
}

function getWeek(schema: AppSchema, { params }: HandlerRequest): ModelOf<'week'> {
  const week = schema.find('week', params.week ?? '');
  if (!week) throw refuse('weekNotFound');
  return week;
}

const getPublishedGames = (week: ModelOf<'week'>, now: number) =>
  week.games.filter((game) => isPublished(game, now)).sort(byKickOff);

const getPredictions = (schema: AppSchema, { user, now }: PlayerRequest) =>
  schema.where('prediction', (row) => row.userId === user.id && !isFutureSeedRow(row, now));

const hasAnswered = (schema: AppSchema, { user, now }: PlayerRequest, triviaId: string) =>
  schema.where('answer', { userId: user.id, triviaId }).models.some((row) => !isFutureSeedRow(row, now));

const parseCount = (value: string | null, fallback: number, max: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};

function getRankingPage(
  { user, call }: PlayerRequest,
  { standings, before }: Record<'standings' | 'before', Standings>,
) {
  const { searchParams } = call.url;
  const perPage = parseCount(searchParams.get('perPage'), SERVER_RULES.perPage, SERVER_RULES.maxPerPage);
  const page = parseCount(searchParams.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const mine = standings.getLine(user.id);

  function getMovement(entrant: number | string): number | null {
    const earlier = before.getPosition(entrant);
    const current = standings.getPosition(entrant);
    return earlier === null || current === null ? null : earlier - current;
  }

  return {
    data: standings.slice((page - 1) * perPage, perPage).map(({ position, nickname, line, entrant }) => ({
      position,
      nickname,
      score: line.score,
      exact: line.exact,
      results: line.results,
      trivias: line.trivias,
      movement: getMovement(entrant),
      is_me: entrant === user.id,
    })),
    my_position: {
      position: standings.getPosition(user.id),
      score: mine.score,
      email: user.email,
      exact: mine.exact,
      results: mine.results,
      movement: getMovement(user.id),
    },
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(standings.total / perPage)),
      per_page: perPage,
      total: standings.total,
    },
  };
}
