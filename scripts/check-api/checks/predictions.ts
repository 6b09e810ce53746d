import type { Trivia } from '../../../src/domain/types.ts';
import { createRefusalCheck, describeExchange, judgeRead, judgeRefusal } from '../answers.ts';
import { attempt, type Check, type Context, copes, fails, logIn, needsNewcomer, skipped } from '../check.ts';

const POOL = '/api/pool/user';
const TRIVIA = '/api/trivia/answer';

const COMMON = { getObstacle: needsNewcomer('confirmed') };

async function findGames({ newcomer }: Context) {
  const week = await attempt(newcomer.api.currentWeek());
  const games = week.value ? (await attempt(newcomer.api.gamesOfWeek(week.value.number))).value : null;
  return (games ?? []).filter(({ status, kickOff }) => status === 'active' && kickOff > 0);
}

function getTrivia(trivia: Trivia | 'already-answered' | null): Context['trivia'] {
  if (trivia === null || trivia === 'already-answered' || trivia.options[0] === undefined) return null;
  return { questionId: trivia.id, answer: trivia.options[0] };
}

export const PREDICTION_CHECKS: readonly Check[] = [
  createRefusalCheck({
    ...COMMON,
    endpoint: `POST ${POOL}`,
    check: 'prediction of an unknown game',
    expected: '422 or 404 No match games',
    who: 'newcomer',
    wanted: ['pool-invalid', 'pool-week-not-valid', 'pool-not-available'],
    accepted: ['pool-game-not-available'],
    async call(api, { newcomer, newcomerAccount }) {
      // An API may confirm an account without a token, and a later log-in may have ended the token.
      if (newcomer.token === null) await logIn(newcomer, newcomerAccount);
      return api.sendPool([{ gameId: '999999999', homeScore: 1, awayScore: 0 }]);
    },
  }),
  {
    ...COMMON,
    endpoint: `POST ${POOL}`,
    check: 'prediction',
    expected: '200 with the rows and a trivia',
    async run(context) {
      const { newcomer } = context;
      // The game with the last kick-off has the last cut-off, so its predictions are open the longest.
      const game = (await findGames(context)).sort((a, b) => a.kickOff - b.kickOff).at(-1);
      if (!game) return skipped('the current week has no open game');
      const sent = { gameId: game.id, homeScore: 2, awayScore: 1 };
      const call = newcomer.api.sendPool([sent]);
      const { value, error, ...outcome } = await judgeRead({ browser: newcomer, call, path: POOL });
      const got = describeExchange(newcomer.last(POOL));
      const pools = (await attempt(newcomer.api.userPools())).value;
      const week = [...(pools ?? [])].find(([, rows]) => rows.some(({ gameId }) => gameId === game.id))?.[0];
      if (week !== undefined) context.sent = sent;
      context.trivia = getTrivia(value?.trivia ?? null);
      if (error?.outcomeUnknown && week === game.week)
        return copes(`${got}, but saved: the player sees “¡Boleto sellado!”, without the trivia`);
      if (error) return outcome;
      if (week === undefined) return fails(`${got}, but GET /api/pool/user/all lacks it`);
      return week === game.week
        ? outcome
        : {
            ...fails(`${got}, but GET /api/pool/user/all has it in week ${week}, not ${game.week}`),
            step: 13,
          };
    },
  },
  {
    ...COMMON,
    endpoint: `POST ${POOL}`,
    check: 'the same prediction again',
    expected: '422 No match games',
    step: 5,
    async run({ newcomer, sent }) {
      if (!sent) return skipped('no prediction was kept');
      return judgeRefusal(newcomer, newcomer.api.sendPool([sent]), {
        wanted: ['pool-invalid', 'pool-game-not-available', 'pool-not-available'],
        expected: '422',
      });
    },
  },
  createRefusalCheck({
    ...COMMON,
    endpoint: `POST ${TRIVIA}`,
    check: 'unknown question',
    expected: '404 Question Not Found',
    who: 'newcomer',
    wanted: ['question-not-found'],
    call: (api) => api.answerTrivia({ questionId: '999999999', answer: 'x' }),
  }),
  {
    ...COMMON,
    endpoint: `POST ${TRIVIA}`,
    check: 'answer',
    expected: '200 with is_correct',
    async run({ newcomer, trivia }) {
      if (!trivia) return skipped('no question came with a prediction');
      return judgeRead({ browser: newcomer, call: newcomer.api.answerTrivia(trivia), path: TRIVIA });
    },
  },
  {
    ...COMMON,
    endpoint: `POST ${TRIVIA}`,
    check: 'a second answer',
    expected: '422 This User already answer this question',
    step: 5,
    async run({ newcomer, trivia }) {
      if (!trivia) return skipped('no question came with a prediction');
      return judgeRefusal(newcomer, newcomer.api.answerTrivia(trivia), {
        wanted: ['question-answered'],
        expected: '422',
        acceptedBecause: 'accepted twice',
      });
    },
  },
];
