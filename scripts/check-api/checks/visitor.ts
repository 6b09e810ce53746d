import { isRecord } from '../../../src/api/decode.ts';
import { describeExchange, getErrorKind, getObject, judgeRefusal } from '../answers.ts';
import { type Check, copes, expected, fails } from '../check.ts';
import { createUnknownEmail } from '../samples.ts';

const PRIVATE_READS = [
  '/api/user',
  '/api/weeks',
  '/api/week/current',
  '/api/games/week/1',
  '/api/pool/user/all',
  '/api/ranking?page=1&perPage=10',
];

const UNAUTHENTICATED_CHECKS = PRIVATE_READS.map(
  (path): Check => ({
    endpoint: `GET ${path.split('?')[0]}`,
    check: 'without a session',
    expected: '401 Unauthenticated.',
    step: 3,
    async run(context) {
      const answer = await context.openBrowser().ask('GET', path);
      const kind = getErrorKind(answer, 'weeks');
      if (kind === 'unauthenticated')
        return answer.status === 401 ? expected(describeExchange(answer)) : copes(describeExchange(answer));
      // From the response to GET /api/user, the product learns whether the session is alive. It does no harm
      // when a visitor can read another endpoint.
      if (kind === null && path !== '/api/user') return copes(`${describeExchange(answer)}: public`);
      return fails(describeExchange(answer));
    },
  }),
);

export const VISITOR_CHECKS: readonly Check[] = [
  ...UNAUTHENTICATED_CHECKS,
  {
    endpoint: 'GET /api/user',
    check: 'without a session and without Accept: application/json',
    expected: '401, or a redirect to a log-in page',
    step: 3,
    async run(context) {
      const answer = await context
        .openBrowser()
        .ask('GET', '/api/user', { headers: { Accept: 'text/html' } });
      const { status } = answer;
      if (status === 401 || (status >= 300 && status < 400)) return expected(describeExchange(answer));
      // The product always sends `Accept: application/json`, so an error without the header does no harm.
      return status >= 400 ? copes(describeExchange(answer)) : fails(describeExchange(answer));
    },
  },
  {
    endpoint: 'POST /api/auth/login',
    check: 'unknown e-mail',
    expected: '422 The selected email is invalid.',
    step: 5,
    run: ({ visitor }) =>
      judgeRefusal(visitor, visitor.api.login({ email: createUnknownEmail(), password: 'wrong' }), {
        wanted: ['email-not-found'],
        accepted: ['password-invalid', 'wait'],
        status: [422],
      }),
  },
  {
    endpoint: 'POST /api/auth/forgot-password',
    check: 'unknown e-mail',
    expected: '422 The selected email is invalid.',
    step: 5,
    run: ({ visitor }) =>
      judgeRefusal(visitor, visitor.api.forgotPassword(createUnknownEmail()), {
        wanted: ['email-not-found'],
        accepted: ['wait'],
        status: [422],
        acceptedBecause: 'the API does not say that it is unknown',
      }),
  },
  {
    endpoint: 'POST /api/auth/change-password',
    check: 'wrong token of an unknown e-mail',
    expected: '422 This password reset token is invalid.',
    step: 5,
    run({ visitor }) {
      const [password, email] = ['papas con chile 1', createUnknownEmail()];
      const change = visitor.api.changePassword({ email, token: 'wrong', password, confirmation: password });
      return judgeRefusal(visitor, change, {
        wanted: ['link-expired', 'email-not-found'],
        accepted: ['change-password'],
        status: [422],
      });
    },
  },
  {
    endpoint: 'POST /api/user/verify',
    check: 'unknown e-mail',
    expected: '422 The selected email is invalid.',
    step: 5,
    run: ({ visitor }) =>
      judgeRefusal(visitor, visitor.api.verify({ email: createUnknownEmail(), code: '000000' }), {
        wanted: ['email-not-found', 'code-invalid'],
        status: [422],
      }),
  },
  {
    endpoint: 'POST /api/user/verify/resend',
    check: 'unknown e-mail',
    expected: '422 The selected email is invalid.',
    step: 5,
    run: ({ visitor }) =>
      judgeRefusal(visitor, visitor.api.resendCode(createUnknownEmail()), {
        wanted: ['email-not-found'],
        accepted: ['wait'],
        status: [422],
      }),
  },
  {
    endpoint: 'POST /api/user/register',
    check: 'a form with a password alone',
    expected: '422 with errors by field, none of the password',
    step: 7,
    async run({ visitor }) {
      const answer = await visitor.ask('POST', '/api/user/register', {
        body: { password: 'papas con chile' },
      });
      const { errors } = getObject(answer);
      if (answer.status !== 422) return fails(describeExchange(answer));
      if (!isRecord(errors)) return copes(`${describeExchange(answer)}: without “errors”`);
      return 'password' in errors
        ? fails(`password: ${[errors.password].flat().join(' ')}`)
        : expected(`422, errors of ${Object.keys(errors).join(', ')}`);
    },
  },
  {
    endpoint: 'GET /api/zipcode/{zipcode}',
    check: 'unknown postal code',
    expected: '404 Zipcode Not Found',
    step: 5,
    run: ({ visitor }) =>
      judgeRefusal(visitor, visitor.api.zipcode('00000'), { wanted: ['zipcode-not-found'], status: [404] }),
  },
];
