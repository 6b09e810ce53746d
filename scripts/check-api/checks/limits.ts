import { parseRetryAfter } from '../../../src/api/http/retry-after.ts';
import { describe, isGood } from '../answers.ts';
import { type Check, type Context, check, copes, fails, judge, type Outcome, onlyReads } from '../check.ts';
import { type Exchange, getLast } from '../exchange.ts';
import { attempt } from '../judge.ts';
import { createUnknownEmail } from './made-up.ts';
import { LOGIN } from './paths.ts';

const MAX_TRIES = 7;
// A limit of a whole group, such as `throttle:api`, counts every call on purpose. Its default is 60.
const MIN_GROUP_LIMIT = 60;

/** Whether an unnamed limit counts the codes and the mailed links together. */
async function judgeCounters({ record, visitor }: Context): Promise<Outcome> {
  const email = createUnknownEmail();
  const readRest = async () => {
    await attempt(visitor.api.send((calls) => calls.verify({ email, code: '000000' })));
    const { headers } = getLast(record);
    const [limit, rest] = ['limit', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));
    return limit && rest && Number(limit) < MIN_GROUP_LIMIT ? Number(rest) : null;
  };
  const first = await readRest();
  await attempt(visitor.api.send((calls) => calls.forgotPassword(email)));
  const second = await readRest();
  if (first === null || second === null) return judge('no limit of its own', true);
  if (first - second === 1) return judge(`${first} are left, then ${second}`, true);
  return copes(`a reset link counts as a code: ${first} codes are left, then ${second}`);
}

async function judgeTries({ record, visitor }: Context): Promise<Outcome> {
  const email = createUnknownEmail();
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { error } = await attempt(visitor.api.send((calls) => calls.login({ email, password: 'wrong' })));
    const answer = getLast(record);
    const got = `try ${tries}: ${describe(answer)}`;
    if (error?.status === 429) return judge(got, answer.headers.has('retry-after'), true);
    if (error?.kind === 'wait') return copes(got);
    if (error?.kind !== 'email-not-found' && error?.kind !== 'password-invalid') return fails(got);
  }
  return copes(`no limit in ${MAX_TRIES} tries`);
}

/** These checks run last, because a reached limit would make later checks wait. */
export const LIMIT_CHECKS: Check[] = [
  check([10, 'all calls', 'limits that share a counter', 'a counter for each named limit'], (context) =>
    context.limits.expectLimit(() => judgeCounters(context)),
  ),
  check(
    [10, `POST ${LOGIN}`, `${MAX_TRIES} wrong log-ins of one e-mail`, '429 with Retry-After'],
    (context) => context.limits.expectLimit(() => judgeTries(context)),
  ),
  check([10, 'all calls', 'Retry-After of every 429', 'seconds or a date'], async ({ record }) => {
    const limited = record.filter(({ status }) => status === 429);
    const isUnnamed = ({ headers }: Exchange) =>
      parseRetryAfter(headers.get('retry-after'), Date.now()) === null;
    const unnamed = limited.find(isUnnamed);
    if (unnamed) return copes(`${unnamed.method} ${unnamed.path}: ${describe(unnamed)}`);
    return judge(`${limited.length} answers`, true);
  }),
];

export const GROUP_LIMIT_CHECKS = onlyReads([
  check(
    [10, 'all calls', 'calls a minute', 'X-RateLimit-Limit of 120 or more, or none'],
    async ({ player, user, visitor }) => {
      // Laravel checks the session before the limit, so a 401 has no X-RateLimit-Limit. Without an account, the
      // check calls a public endpoint.
      const weeks = user && (await player.ask('GET', '/api/weeks'));
      const answer = weeks && isGood(weeks) ? weeks : await visitor.ask('GET', '/api/zipcode/00000');
      const limit = answer.headers.get('x-ratelimit-limit');
      if (limit === null || Number(limit) >= 120) return judge(limit ?? 'none', true);
      return copes(`${limit}: the ${Math.ceil(Number(limit) / 5)}th reload in a minute waits`);
    },
  ),
]);
