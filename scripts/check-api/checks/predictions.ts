import type { Trivia } from '../../../src/domain/types.ts';
import { describeExchange, judgeRead, judgeRefusal } from '../answers.ts';
import { attempt, type Check, type Context, copes, fails, needsNewcomer, skipped } from '../check.ts';

const POOL = '/api/pool/user';
const TRIVIA = '/api/trivia/answer';

const COMMON = { getObstacle: needsNewcomer('confirmed') };

/**
 * Logs in when the confirmation has returned no token, because an API may confirm an account without a token.
 */
async function ensureToken({ newcomer, newcomerAccount }: Context) {
  if (newcomer.token === null)
    newcomer.token = (await attempt(newcomer.api.login(newcomerAccount))).value?.token ?? null;
}

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
  {
    ...COMMON,
    endpoint: `POST ${POOL}`,
    check: 'prediction of an unknown game',
    expected: '422 No match games',
    step: 5,
    async run(context) {
      await ensureToken(context);
      const { newcomer } = context;
      const call = newcomer.api.sendPool([{ gameId: '999999999', homeScore: 1, awayScore: 0 }]);
      return judgeRefusal(newcomer, call, {
        wanted: ['pool-invalid', 'pool-week-not-valid', 'pool-not-available'],
        accepted: ['pool-game-not-available'],
        status: [404, 422],
      });
    },
  },
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
      const { value, ...outcome } = await judgeRead({ browser: newcomer, call, path: POOL });
      if (!value) return outcome;
      context.sent = sent;
      context.trivia = getTrivia(value.trivia);
      const pools = await attempt(newcomer.api.userPools());
      const isKept = [...(pools.value?.values() ?? [])].flat().some(({ gameId }) => gameId === sent.gameId);
      return isKept ? outcome : fails(`${outcome.got}, but GET /api/pool/user/all lacks it`);
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
        status: [422],
      });
    },
  },
  {
    ...COMMON,
    endpoint: `POST ${TRIVIA}`,
    check: 'unknown question',
    expected: '404 Question Not Found',
    step: 5,
    run: ({ newcomer }) =>
      judgeRefusal(newcomer, newcomer.api.answerTrivia({ questionId: '999999999', answer: 'x' }), {
        wanted: ['question-not-found'],
        status: [404],
      }),
  },
  {
    ...COMMON,
    endpoint: `POST ${TRIVIA}`,
    check: 'answer',
    expected: '200 with is_correct',
    async run({ newcomer, trivia }) {
      if (!trivia) return skipped('no question came with a prediction');
      const call = newcomer.api.answerTrivia(trivia);
      return judgeRead({ browser: newcomer, call, path: TRIVIA });
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
      const { error } = await attempt(newcomer.api.answerTrivia(trivia));
      if (!error) return copes(`${describeExchange(newcomer.last())}: accepted twice`);
      return judgeRefusal(newcomer, Promise.reject(error), { wanted: ['question-answered'], status: [422] });
    },
  },
];
