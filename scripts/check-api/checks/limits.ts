/** The checks of rate limits run last, because a reached limit would make later checks wait or fail. */
import { parseRetryAfter } from '../../../src/api/http/retry-after.ts';
import { describeExchange } from '../answers.ts';
import { attempt, type Check, copes, expected, fails } from '../check.ts';
import { createUnknownEmail } from '../samples.ts';

const MIN_CALLS_PER_MINUTE = 120;
const MAX_TRIES = 7;

export const LIMIT_CHECKS: readonly Check[] = [
  {
    endpoint: 'all calls',
    check: 'calls a minute',
    expected: `X-RateLimit-Limit of ${MIN_CALLS_PER_MINUTE} or more, or none`,
    step: 10,
    async run({ player, user, visitor }) {
      // Laravel checks the session before the limit, so a 401 has no X-RateLimit-Limit. Without an account, the
      // check calls a public endpoint.
      const { headers } = user
        ? await player.ask('GET', '/api/weeks')
        : await visitor.ask('GET', '/api/zipcode/00000');
      const limit = headers.get('x-ratelimit-limit');
      if (limit === null) return expected('none');
      return Number(limit) >= MIN_CALLS_PER_MINUTE
        ? expected(limit)
        : copes(`${limit}: the ${Math.ceil(Number(limit) / 5)}th reload in a minute waits`);
    },
  },
  {
    endpoint: 'POST /api/auth/login',
    check: `${MAX_TRIES} wrong log-ins of one e-mail`,
    expected: '429 with Retry-After',
    step: 10,
    async run({ visitor }) {
      const email = createUnknownEmail();
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const { error } = await attempt(visitor.api.login({ email, password: 'wrong' }));
        const answer = visitor.last();
        const got = `try ${tries}: ${describeExchange(answer)}`;
        if (error?.status === 429) return answer.headers.has('retry-after') ? expected(got) : copes(got);
        if (error?.kind === 'wait') return copes(got);
        if (error?.kind !== 'email-not-found' && error?.kind !== 'password-invalid') return fails(got);
      }
      return copes(`no limit in ${MAX_TRIES} tries`);
    },
  },
  {
    endpoint: 'all calls',
    check: 'Retry-After of every 429',
    expected: 'seconds or a date',
    step: 10,
    async run({ record }) {
      const limited = record.filter(({ status }) => status === 429);
      const unnamed = limited.find(
        ({ headers }) => parseRetryAfter(headers.get('retry-after'), Date.now()) === null,
      );
      if (unnamed) return copes(`${unnamed.method} ${unnamed.path}: ${describeExchange(unnamed)}`);
      return expected(`${limited.length} answers`);
    },
  },
];
