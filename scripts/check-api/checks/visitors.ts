import { isRecord } from '../../../src/api/decode.ts';
import { describe, getErrorKind, getObject } from '../answers.ts';
import { type Check, check, copes, fails, judge, onlyReads } from '../check.ts';
import { refusal } from '../judge.ts';
import { createUnknownEmail, createWrongLink } from './made-up.ts';
import { CHANGE, FORGOT, LOGIN, REGISTER, VERIFY } from './paths.ts';

const PRIVATE_READS = [
  '/api/user',
  '/api/weeks',
  '/api/week/current',
  '/api/games/week/1',
  '/api/pool/user/all',
  '/api/ranking?page=1&perPage=10',
];

const unauthenticated = (path: string) => {
  const endpoint = `GET ${path.split('?')[0]}`;
  return check([3, endpoint, 'without a session', '401 Unauthenticated.'], async ({ openBrowser }) => {
    const answer = await openBrowser().ask('GET', path);
    const got = describe(answer);
    const kind = getErrorKind(answer, 'weeks');
    if (kind === 'unauthenticated') return judge(got, answer.status === 401, true);
    // From the response to GET /api/user, the product learns whether the session is alive. It does no harm
    // when a visitor can read another endpoint.
    return kind === null && path !== '/api/user' ? copes(`${got}: public`) : fails(got);
  });
};

const UNKNOWN = ['unknown e-mail', '422 The selected email is invalid.'] as const;

const WITHOUT_ACCEPT: Check[] = [
  check(
    [
      3,
      'GET /api/user',
      'without a session and without Accept: application/json',
      '401, or a redirect to a log-in page',
    ],
    async ({ openBrowser }) => {
      const answer = await openBrowser().ask('GET', '/api/user', { headers: { Accept: 'text/html' } });
      const { status } = answer;
      // The product always sends `Accept: application/json`, so an error without the header does no harm.
      return judge(describe(answer), status === 401 || (status >= 300 && status < 400), status >= 400);
    },
  ),
];

export const VISITOR_CHECKS: Check[] = [
  ...onlyReads([...PRIVATE_READS.map(unauthenticated), ...WITHOUT_ACCEPT]),
  refusal([5, `POST ${LOGIN}`, ...UNKNOWN], {
    send: ({ visitor }) =>
      visitor.api.send((calls) => calls.login({ email: createUnknownEmail(), password: 'wrong' })),
    wanted: ['email-not-found'],
    tolerated: ['password-invalid', 'wait'],
  }),
  refusal([5, `POST ${FORGOT}`, ...UNKNOWN], {
    send: ({ visitor }) => visitor.api.send((calls) => calls.forgotPassword(createUnknownEmail())),
    wanted: ['email-not-found'],
    tolerated: ['wait'],
    acceptance: 'the API does not say that it is unknown',
  }),
  refusal(
    [5, `POST ${CHANGE}`, 'wrong token of an unknown e-mail', '422 This password reset token is invalid.'],
    {
      send: ({ visitor }) => visitor.api.send((calls) => calls.changePassword(createWrongLink())),
      wanted: ['changePasswordExpired', 'email-not-found'],
      tolerated: ['changePasswordError'],
    },
  ),
  refusal([5, `POST ${VERIFY}`, ...UNKNOWN], {
    send: ({ visitor }) =>
      visitor.api.send((calls) => calls.verify({ email: createUnknownEmail(), code: '000000' })),
    wanted: ['email-not-found', 'code-invalid'],
  }),
  refusal([5, `POST ${VERIFY}/resend`, ...UNKNOWN], {
    send: ({ visitor }) => visitor.api.send((calls) => calls.resendCode(createUnknownEmail())),
    wanted: ['email-not-found'],
    tolerated: ['wait'],
  }),
  check(
    [7, `POST ${REGISTER}`, 'a form with a password alone', '422 with errors by field, none of the password'],
    async ({ visitor }) => {
      const body = { password: 'papas con chile' };
      const answer = await visitor.ask('POST', REGISTER, { body });
      const { errors } = getObject(answer);
      if (answer.status !== 422) return fails(describe(answer));
      if (!isRecord(errors)) return copes(`${describe(answer)}: without “errors”`);
      if ('password' in errors) return fails(`password: ${[errors.password].flat().join(' ')}`);
      return judge(`422, errors of ${Object.keys(errors).join(', ')}`, true);
    },
  ),
  ...onlyReads([
    refusal([5, 'GET /api/zipcode/{zipcode}', 'unknown postal code', '404 Zipcode Not Found'], {
      send: ({ visitor }) => visitor.api.send((calls) => calls.zipcode('00000')),
      wanted: ['zipcode-not-found'],
    }),
  ]),
];
