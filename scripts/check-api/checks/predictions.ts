import { isRecord, unwrapObject } from '../../../src/api/decode.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import { parseBody } from '../../../src/api/parse-body.ts';
import { getGameState, isFillable } from '../../../src/domain/game-state.ts';
import type { Trivia } from '../../../src/domain/types.ts';
import { getPredictionWindow } from '../../../src/domain/window.ts';
import { cut, describeLast } from '../answers.ts';
import { type Context, check, copes, fails, NO_OPEN_GAME, type Outcome, unchecked, when } from '../check.ts';
import { getLast } from '../exchange.ts';
import { attempt, judgeRead, logIn, refusal } from '../judge.ts';
import { FORGOT, POOL, TRIVIA } from './paths.ts';
import { judgeSecondCall } from './second-call.ts';

const UNLISTED = { beforeHoursBet: null, beforeWeeksBet: null, dateStart: null };

/** Finds the game of the current week that is open on the product's page, and can be predicted the longest. */
async function findGame({ newcomer, record }: Context) {
  const current = (await attempt(newcomer.api.send((calls) => calls.currentWeek()))).value;
  if (!current) return undefined;
  const weeks = (await attempt(newcomer.api.send((calls) => calls.weeks()))).value ?? [];
  const week = weeks.find(({ number }) => number === current.number) ?? UNLISTED;
  const games = (await attempt(newcomer.api.send((calls) => calls.gamesOfWeek(current.number)))).value ?? [];
  const now = Date.parse(getLast(record).headers.get('date') ?? '') || Date.now();
  const open = games.filter((game) => {
    const gameWindow = getPredictionWindow(game, week);
    return isFillable(getGameState({ game, gameWindow, prediction: null, draft: null }, now));
  });
  return open.sort((a, b) => (a.kickOff ?? 0) - (b.kickOff ?? 0)).at(-1);
}

/** Refusals by `is_closed` and `bet_days` of the week, which close no card: the product doesn't read them. */
const OF_THE_WEEK = /Bet not allowed|No bet day/;
const OF_THE_WINDOW: readonly ErrorKind[] = ['poolNotAvailable', 'poolGameNotAvailable'];

/** What is wrong with the trivia that came with the first prediction of a new account, or null. */
function findTriviaFault({ record }: Context, trivia: Trivia | 'already-answered' | null): Outcome | null {
  const body = parseBody(getLast(record, POOL).text);
  const answer = body.kind === 'json' ? unwrapObject(body.value) : null;
  const sent = isRecord(answer) ? (answer.trivia ?? null) : null;
  const lost = (got: string): Outcome => ({ ...fails(got), step: 13 });
  const came = `trivia: ${cut(JSON.stringify(sent))}`;
  if (trivia === 'already-answered') return lost(`${came}, but the account is new: its trivia is lost`);
  if (trivia === null && sent === null)
    return copes(`${came}: the player sees “¡Boleto sellado!”, without a question`);
  if (trivia === null) return lost(`${came}: the product can't read it, id and question are wanted`);
  if (trivia.options.length > 0) return null;
  return lost(`${came}: no option is readable, answer is wanted as "{\\"options\\":[…]}"`);
}

const answerTrivia = ({ newcomer, trivia }: Context) =>
  newcomer.api.send((calls) => calls.answerTrivia(trivia?.id ?? '', trivia?.options[0] ?? ''));

export const PREDICTION_CHECKS = [
  ...when('confirmed', [
    refusal([5, `POST ${POOL}`, 'prediction of an unknown game', '422 or 404 No match games'], {
      async send({ newcomer, newcomerAccount }) {
        // There is no token when the API has confirmed the account without one, or when a later log-in has ended it.
        if (newcomer.token === null) await logIn(newcomer, newcomerAccount);
        return newcomer.api.send((calls) =>
          calls.sendPool([{ gameId: '999999999', homeScore: 1, awayScore: 0 }]),
        );
      },
      wanted: ['poolInvalid', 'poolWeekNotValid', 'poolNotAvailable'],
      tolerated: ['poolGameNotAvailable'],
    }),
    check([13, `POST ${POOL}`, 'prediction', '200 with the rows and a trivia'], async (context) => {
      const { newcomer } = context;
      const game = await findGame(context);
      context.hasOpenGame = game !== undefined;
      if (!game) return unchecked(NO_OPEN_GAME);
      const sent = { gameId: game.id, homeScore: 2, awayScore: 1 };
      const call = newcomer.api.send((calls) => calls.sendPool([sent]));
      const { value, error, ...outcome } = await judgeRead(context, `POST ${POOL}`, call);
      const got = describeLast(context, POOL);
      const pools = (await attempt(newcomer.api.send((calls) => calls.userPools()))).value ?? [];
      const week = [...pools].find(([, rows]) => rows.some(({ gameId }) => gameId === game.id))?.[0];
      if (week !== undefined) context.sent = sent;
      const trivia = value?.trivia ?? null;
      context.trivia = trivia === 'already-answered' || !trivia?.options.length ? null : trivia;
      if (error?.outcomeUnknown && week === game.week)
        return copes(`${got}, but saved: the player sees “¡Boleto sellado!”, without the trivia`);
      if (error && OF_THE_WEEK.test(got)) {
        context.hasOpenGame = false;
        return unchecked(`${got}: ${NO_OPEN_GAME}`);
      }
      if (error && OF_THE_WINDOW.includes(error.kind))
        return { ...fails(`${outcome.got}, although the card of the game is open`), step: 13 };
      if (error) return outcome;
      if (week === game.week) return findTriviaFault(context, trivia) ?? outcome;
      if (week === undefined) return fails(`${got}, but GET /api/pool/user/all lacks it`);
      const where = `${got}, but GET /api/pool/user/all has it in week ${week}, not ${game.week}`;
      return { ...fails(where), step: 13 };
    }),
    refusal([5, `POST ${TRIVIA}`, 'unknown question', '404 Question Not Found'], {
      send: ({ newcomer }) => newcomer.api.send((calls) => calls.answerTrivia('999999999', 'x')),
      wanted: ['questionNotFound'],
    }),
  ]),
  ...when('a prediction', [
    refusal([5, `POST ${POOL}`, 'the same prediction again', '422 No match games'], {
      send: ({ newcomer, sent }) => newcomer.api.send((calls) => calls.sendPool(sent ? [sent] : [])),
      wanted: ['poolInvalid', 'poolGameNotAvailable', 'poolNotAvailable'],
    }),
  ]),
  ...when('a trivia', [
    check([13, `POST ${TRIVIA}`, 'answer', '200 with is_correct'], (context) =>
      judgeRead(context, `POST ${TRIVIA}`, answerTrivia(context)),
    ),
    refusal([5, `POST ${TRIVIA}`, 'a second answer', '422 This User already answer this question'], {
      send: answerTrivia,
      wanted: ['questionAnsweredByUser'],
      acceptance: 'accepted twice',
    }),
  ]),
  ...when('confirmed', [
    check(
      [10, `POST ${FORGOT}`, 'a second link too soon', '422 Please wait before retrying., with Retry-After'],
      (context) =>
        judgeSecondCall(context, (api, { email }) => api.send((calls) => calls.forgotPassword(email))),
    ),
  ]),
];
