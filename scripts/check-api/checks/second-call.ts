import { describeLast } from '../answers.ts';
import { type Context, copes, fails } from '../check.ts';
import type { Browser } from '../environment.ts';
import { getLast } from '../exchange.ts';
import { attempt, judgeRefusal } from '../judge.ts';

/**
 * Makes a call twice: the API has to accept the first one, unless `canFirstWait`, and refuse the second one with a
 * wait.
 */
export async function judgeSecondCall(
  context: Context,
  send: (api: Browser['api'], account: Context['newcomerAccount']) => Promise<unknown>,
  canFirstWait = false,
) {
  const { limits, newcomer, newcomerAccount } = context;
  const call = () => send(newcomer.api, newcomerAccount);
  const first = () => attempt(call());
  const { error } = await (canFirstWait ? limits.expectLimit(first) : first());
  if (error && !(canFirstWait && error.kind === 'wait')) return fails(describeLast(context));
  const limit = { wanted: ['wait'], acceptance: 'no limit' } as const;
  const outcome = await limits.expectLimit(() => judgeRefusal(context, call(), '422 or 429', limit));
  const isNamed = getLast(context.record).headers.has('retry-after');
  return outcome.verdict === 'expected' && !isNamed ? copes(outcome.got) : outcome;
}
