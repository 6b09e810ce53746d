/**
 * For each endpoint, these tests cause every refusal that the catalogue lists, apart from those that only faults
 * cause. The test helper `caller` throws when a response is a refusal that the catalogue doesn't list
 * (`testing/check-listed.ts`).
 */
import { beforeEach, expect, test } from 'vitest';
import type { Reply } from '../testing/back-end.ts';
import { type Caller, PASSWORD, startCaller } from '../testing/caller.ts';
import { createRegistration } from '../testing/registration.ts';
import { ENDPOINTS, type Endpoint, type EndpointEntry, REFUSALS, type RefusalName } from './catalogue.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});

const ANA = 'ana@correo.mx';
const NICO = 'nico@correo.mx';
const LUPE = 'lupe@correo.mx';
const NOBODY = 'nadie@correo.mx';
const REGISTRATION = createRegistration();
const FIRST_GAME = 755;
const TRIVIA = 507;

const call = (name: Endpoint, body: object = {}) => {
  const [method, path = ''] = name.split(' ');
  return method === 'GET' ? caller.get(path) : caller.post(path, body);
};
const logIn = (email: string, password = PASSWORD) => call('POST /api/auth/login', { email, password });
const verify = (email: string, otp: string) => call('POST /api/user/verify', { email, otp });
const changePassword = (email: string) =>
  call('POST /api/auth/change-password', {
    email,
    token: 'x',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });

async function sendPool(change: () => Promise<unknown>, sent: number = FIRST_GAME) {
  await caller.logIn(NICO);
  await change();
  return call('POST /api/pool/user', { pool: [{ game_id: sent, home_score: 1, away_score: 0 }] });
}
async function answerTrivia(change: () => Promise<unknown>) {
  await caller.logIn(NICO);
  await change();
  return call('POST /api/trivia/answer', { question_id: TRIVIA, answer: '1970' });
}
async function inLaravel(ask: () => Promise<Reply>) {
  await caller.control.world.laravel(true);
  return ask();
}
async function afterTheSeason(name: Endpoint) {
  await caller.control.clock.goto('final(23, 1) + 8d');
  await caller.logIn();
  return call(name, { pool: [{ game_id: FIRST_GAME, home_score: 1, away_score: 0 }] });
}
async function readMissingWeek(name: Endpoint) {
  await caller.logIn();
  return caller.get(name.replace('GET ', '').replace(':week', '99'));
}

type Causes = Partial<Record<RefusalName, () => Promise<Reply>>>;

const CAUSES: Partial<Record<Endpoint, Causes>> = {
  'POST /api/auth/login': {
    unknownEmail: () => logIn(NOBODY),
    wrongPassword: () => logIn(ANA, 'otra'),
    unverifiedEmail: () => logIn(LUPE),
    async deletedAccount() {
      await caller.logIn();
      await caller.control.world.deleteUser();
      return logIn(ANA);
    },
    wrongCredentials: () => inLaravel(() => logIn(ANA, 'otra')),
    tooManyLogins: () =>
      inLaravel(async () => {
        for (let time = 0; time < 5; time += 1) await logIn(ANA, 'otra');
        return logIn(ANA, 'otra');
      }),
  },
  'POST /api/auth/forgot-password': {
    unknownEmail: () => call('POST /api/auth/forgot-password', { email: NOBODY }),
    async waitBeforeRetrying() {
      await call('POST /api/auth/forgot-password', { email: ANA });
      return call('POST /api/auth/forgot-password', { email: ANA });
    },
    userNotFound: () => inLaravel(() => call('POST /api/auth/forgot-password', { email: NOBODY })),
  },
  'POST /api/auth/change-password': {
    invalidResetToken: () => changePassword(ANA),
    userNotFound: () => changePassword(NOBODY),
  },
  'POST /api/user/register': {
    emailTaken: () => call('POST /api/user/register', { ...REGISTRATION, email: ANA }),
    emailAndNicknameTaken: () =>
      call('POST /api/user/register', { ...REGISTRATION, email: ANA, nickname: 'ana_tribuna' }),
    nicknameTaken: () => call('POST /api/user/register', { ...REGISTRATION, nickname: 'ana_tribuna' }),
  },
  'POST /api/user/verify': {
    wrongCode: () => verify(LUPE, '000000'),
    async expiredCode() {
      await logIn(LUPE);
      const code = caller.control.mail.last({ to: LUPE, kind: 'code' })?.secret ?? '';
      await caller.control.clock.advance('16m');
      return verify(LUPE, code);
    },
    alreadyVerified: () => verify(ANA, '123456'),
    unknownEmail: () => verify(NOBODY, '123456'),
  },
  'POST /api/user/verify/resend': {
    alreadyVerified: () => call('POST /api/user/verify/resend', { email: ANA }),
    unknownEmail: () => call('POST /api/user/verify/resend', { email: NOBODY }),
  },
  'GET /api/zipcode/:zipcode': { zipcodeNotFound: () => caller.get('/api/zipcode/99998') },
  'GET /api/week/current': { noCurrentWeek: () => afterTheSeason('GET /api/week/current') },
  'GET /api/games/week/:week': { weekNotFound: () => readMissingWeek('GET /api/games/week/:week') },
  'GET /api/ranking/week/:week': { weekNotFound: () => readMissingWeek('GET /api/ranking/week/:week') },
  'POST /api/pool/user': {
    noWeekToBet: () => afterTheSeason('POST /api/pool/user'),
    betNotAllowed: () => sendPool(() => caller.control.world.edit('weeks', 7, { closed: true })),
    noMatchGames: () => sendPool(async () => {}, 1),
    noBetDay: () => sendPool(() => caller.control.world.edit('weeks', 7, { bet_days: 'jue,vie' })),
    betBeforeStart: () => sendPool(() => caller.control.clock.goto('apertura(8, 1) - 1m'), FIRST_GAME + 9),
    noBetTime: () => sendPool(() => caller.control.clock.goto('cierre(7, 1) + 1m')),
  },
  'POST /api/trivia/answer': {
    questionNotFound: () => answerTrivia(() => caller.control.world.remove(TRIVIA, 'trivias')),
    questionAnswered: () => answerTrivia(() => answerTrivia(async () => {})),
  },
};

const ENTRIES = Object.entries<EndpointEntry>(ENDPOINTS) as [Endpoint, EndpointEntry][];
const WITH_SESSION = ENTRIES.filter(([, { isOpen }]) => !isOpen).map(([endpoint]) => endpoint);
const isSaid = (name: RefusalName) => !REFUSALS[name].isFaultOnly;
const LISTED = ENTRIES.flatMap(([endpoint, { refusals = [] }]) =>
  refusals.filter(isSaid).map((refusal) => [endpoint, refusal] as const),
);

// With Laravel's defaults, the `message` of a refusal with `errors` is a general summary, so the text of the
// refusal is read from `errors`.
function read({ status, body }: Reply) {
  const { message, errors } = body as { message: string; errors?: Record<string, string[]> };
  const isSummary = message === REFUSALS.invalidData.message;
  return { status, message: isSummary ? Object.values(errors ?? {})[0]?.[0] : message };
}
const expected = (name: RefusalName) => ({ status: REFUSALS[name].status, message: REFUSALS[name].message });

test.each(LISTED)(
  'the endpoint %s answers the refusal %s as the catalogue says',
  async (endpoint, refusal) => {
    const reply = await CAUSES[endpoint]?.[refusal]?.();
    expect(reply && read(reply)).toEqual(expected(refusal));
  },
);

test('the catalogue lists for each endpoint exactly the refusals that these tests cause, apart from refusals that only faults cause', () => {
  const caused = Object.entries(CAUSES).flatMap(([endpoint, causes]) =>
    Object.keys(causes).map((refusal) => [endpoint, refusal]),
  );
  expect(caused).toEqual(expect.arrayContaining(LISTED.map((pair) => [...pair])));
  expect(caused).toHaveLength(LISTED.length);
});

test.each(WITH_SESSION)('the endpoint %s refuses a call without a session', async (name) => {
  expect(read(await call(name))).toEqual(expected('unauthenticated'));
});

test.each(WITH_SESSION)(
  'the endpoint %s answers the token of a deleted account with PHP’s error',
  async (name) => {
    await caller.logIn();
    await caller.control.world.deleteUser();
    expect(read(await call(name))).toEqual(expected('deletedAccount'));
  },
);
