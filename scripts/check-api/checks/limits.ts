/** The checks of rate limits run last, because a reached limit would make later checks wait or fail. */
import { parseRetryAfter } from '../../../src/api/http/retry-after.ts';
import { describeExchange } from '../answers.ts';
import { attempt, type Check, copes, expected, fails } from '../check.ts';
import { createUnknownEmail } from '../samples.ts';

const MAX_TRIES = 7;
// A limit of a whole group, such as `throttle:api`, counts every call on purpose. Its default is 60.
const MIN_GROUP_LIMIT = 60;

export const LIMIT_CHECKS: readonly Check[] = [
  {
    endpoint: 'all calls',
    check: 'limits that share a counter',
    expected: 'a counter for each named limit',
    step: 10,
    async run({ visitor }) {
      const email = createUnknownEmail();
      const readRest = async (call: Promise<unknown>) => {
        await attempt(call);
        const { headers } = visitor.last();
        const [limit, rest] = ['limit', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));
        return limit && rest && Number(limit) < MIN_GROUP_LIMIT ? Number(rest) : null;
      };
      const first = await readRest(visitor.api.verify({ email, code: '000000' }));
      await attempt(visitor.api.forgotPassword(email));
      const second = await readRest(visitor.api.verify({ email, code: '000000' }));
      if (first === null || second === null) return expected('no limit of its own');
      return first - second > 1
        ? copes(`a reset link counts as a code: ${first} codes are left, then ${second}`)
        : expected(`${first} are left, then ${second}`);
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
