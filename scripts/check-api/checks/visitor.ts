import { isRecord } from '../../../src/api/decode.ts';
import { createRefusalCheck, describeExchange, getErrorKind, getObject } from '../answers.ts';
import { type Check, copes, expected, fails } from '../check.ts';
import { createUnknownEmail, createWrongLink } from '../samples.ts';

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

const UNKNOWN = { check: 'unknown e-mail', expected: '422 The selected email is invalid.' } as const;

export const VISITOR_CHECKS: readonly Check[] = [
  ...UNAUTHENTICATED_CHECKS,
  {
    endpoint: 'GET /api/user',
    check: 'without a session and without Accept: application/json',
    expected: '401, or a redirect to a log-in page',
    step: 3,
    async run(context) {
      const headers = { Accept: 'text/html' };
      const answer = await context.openBrowser().ask('GET', '/api/user', { headers });
      const { status } = answer;
      if (status === 401 || (status >= 300 && status < 400)) return expected(describeExchange(answer));
      // The product always sends `Accept: application/json`, so an error without the header does no harm.
      return status >= 400 ? copes(describeExchange(answer)) : fails(describeExchange(answer));
    },
  },
  createRefusalCheck({
    ...UNKNOWN,
    endpoint: 'POST /api/auth/login',
    wanted: ['email-not-found'],
    accepted: ['password-invalid', 'wait'],
    call: (api) => api.login({ email: createUnknownEmail(), password: 'wrong' }),
  }),
  createRefusalCheck({
    ...UNKNOWN,
    endpoint: 'POST /api/auth/forgot-password',
    wanted: ['email-not-found'],
    accepted: ['wait'],
    acceptedBecause: 'the API does not say that it is unknown',
    call: (api) => api.forgotPassword(createUnknownEmail()),
  }),
  createRefusalCheck({
    endpoint: 'POST /api/auth/change-password',
    check: 'wrong token of an unknown e-mail',
    expected: '422 This password reset token is invalid.',
    wanted: ['link-expired', 'email-not-found'],
    accepted: ['change-password'],
    call: (api) => api.changePassword(createWrongLink()),
  }),
  createRefusalCheck({
    ...UNKNOWN,
    endpoint: 'POST /api/user/verify',
    wanted: ['email-not-found', 'code-invalid'],
    call: (api) => api.verify({ email: createUnknownEmail(), code: '000000' }),
  }),
  createRefusalCheck({
    ...UNKNOWN,
    endpoint: 'POST /api/user/verify/resend',
    wanted: ['email-not-found'],
    accepted: ['wait'],
    call: (api) => api.resendCode(createUnknownEmail()),
  }),
  {
    endpoint: 'POST /api/user/register',
    check: 'a form with a password alone',
    expected: '422 with errors by field, none of the password',
    step: 7,
    async run({ visitor }) {
      const body = { password: 'papas con chile' };
      const answer = await visitor.ask('POST', '/api/user/register', { body });
      const { errors } = getObject(answer);
      if (answer.status !== 422) return fails(describeExchange(answer));
      if (!isRecord(errors)) return copes(`${describeExchange(answer)}: without “errors”`);
      return 'password' in errors
        ? fails(`password: ${[errors.password].flat().join(' ')}`)
        : expected(`422, errors of ${Object.keys(errors).join(', ')}`);
    },
  },
  createRefusalCheck({
    endpoint: 'GET /api/zipcode/{zipcode}',
    check: 'unknown postal code',
    expected: '404 Zipcode Not Found',
    wanted: ['zipcode-not-found'],
    call: (api) => api.zipcode('00000'),
  }),
];
