/**
 * For each endpoint, these tests cause every refusal that the catalogue lists, apart from those that only faults
 * cause. The test helper `caller` throws when a response is a refusal that the catalogue doesn't list
 * (`testing/check-listed.ts`).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, PASSWORD, type Reply, startCaller } from '../testing/caller.ts';
import { createRegistration } from '../testing/registration.ts';
import { ENDPOINTS, type EndpointName, getEndpoint } from './endpoints.ts';
import { getRefusal, REFUSALS, type RefusalName } from './refusals.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});
afterEach(() => caller.control.shutdown());

const ANA = 'ana@correo.mx';
const NICO = 'nico@correo.mx';
const LUPE = 'lupe@correo.mx';
const NOBODY = 'nadie@correo.mx';
const REGISTRATION = createRegistration();
const FIRST_GAME = 755;
const TRIVIA = 507;

const call = (name: EndpointName, body: object = {}) => {
  const [method, path = ''] = getEndpoint(name).call.split(' ');
  return method === 'GET' ? caller.get(path) : caller.post(path, body);
};
const logIn = (email: string, password = PASSWORD) => call('login', { email, password });
const verify = (email: string, otp: string) => call('verify', { email, otp });
const changePassword = (email: string) =>
  call('changePassword', { email, token: 'x', password: PASSWORD, password_confirmation: PASSWORD });

async function sendPool(change: () => Promise<unknown>, sent: number = FIRST_GAME) {
  await caller.logIn(NICO);
  await change();
  return call('sendPool', { pool: [{ game_id: sent, home_score: 1, away_score: 0 }] });
}
async function answerTrivia(change: () => Promise<unknown>) {
  await caller.logIn(NICO);
  await change();
  return call('answerTrivia', { question_id: TRIVIA, answer: '1970' });
}
async function inLaravel(ask: () => Promise<Reply>) {
  await caller.control.world.laravel(true);
  return ask();
}
async function afterTheSeason(name: EndpointName) {
  await caller.control.clock.goto('final(23, 1) + 8d');
  await caller.logIn();
  return call(name, { pool: [{ game_id: FIRST_GAME, home_score: 1, away_score: 0 }] });
}
async function readMissingWeek(name: EndpointName) {
  await caller.logIn();
  return caller.get(getEndpoint(name).call.replace('GET ', '').replace(':week', '99'));
}

type Causes = Partial<Record<RefusalName, () => Promise<Reply>>>;

const CAUSES: Partial<Record<EndpointName, Causes>> = {
  login: {
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
  forgotPassword: {
    unknownEmail: () => call('forgotPassword', { email: NOBODY }),
    async waitBeforeRetrying() {
      await call('forgotPassword', { email: ANA });
      return call('forgotPassword', { email: ANA });
    },
    userNotFound: () => inLaravel(() => call('forgotPassword', { email: NOBODY })),
  },
  changePassword: {
    invalidResetToken: () => changePassword(ANA),
    userNotFound: () => changePassword(NOBODY),
  },
  register: {
    emailTaken: () => call('register', { ...REGISTRATION, email: ANA }),
    emailAndNicknameTaken: () => call('register', { ...REGISTRATION, email: ANA, nickname: 'ana_tribuna' }),
    nicknameTaken: () => call('register', { ...REGISTRATION, nickname: 'ana_tribuna' }),
  },
  verify: {
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
  resendCode: {
    alreadyVerified: () => call('resendCode', { email: ANA }),
    unknownEmail: () => call('resendCode', { email: NOBODY }),
  },
  zipcode: { zipcodeNotFound: () => caller.get('/api/zipcode/99998') },
  currentWeek: { noCurrentWeek: () => afterTheSeason('currentWeek') },
  gamesOfWeek: { weekNotFound: () => readMissingWeek('gamesOfWeek') },
  weekRanking: { weekNotFound: () => readMissingWeek('weekRanking') },
  sendPool: {
    noWeekToBet: () => afterTheSeason('sendPool'),
    betNotAllowed: () => sendPool(() => caller.control.world.edit('weeks', 7, { closed: true })),
    noMatchGames: () => sendPool(async () => {}, 1),
    noBetDay: () => sendPool(() => caller.control.world.edit('weeks', 7, { bet_days: 'jue,vie' })),
    betBeforeStart: () => sendPool(() => caller.control.clock.goto('apertura(8, 1) - 1m'), FIRST_GAME + 9),
    noBetTime: () => sendPool(() => caller.control.clock.goto('cierre(7, 1) + 1m')),
  },
  answerTrivia: {
    questionNotFound: () => answerTrivia(() => caller.control.world.remove(TRIVIA, 'trivias')),
    questionAnswered: () => answerTrivia(() => answerTrivia(async () => {})),
  },
};

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const isSaid = (name: RefusalName) => !getRefusal(name).isFaultOnly;
const LISTED = NAMES.flatMap((endpoint) =>
  (getEndpoint(endpoint).refusals ?? []).filter(isSaid).map((refusal) => [endpoint, refusal] as const),
);

// With Laravel's defaults, the `message` of a refusal with `errors` is a general summary, so the text of the
// refusal is read from `errors`.
function read({ status, body }: Reply) {
  const { message, errors } = body as { message: string; errors?: Record<string, string[]> };
  const isSummary = message === REFUSALS.invalidData.message;
  return { status, message: isSummary ? Object.values(errors ?? {})[0]?.[0] : message };
}
const expected = (name: RefusalName) => ({ status: REFUSALS[name].status, message: REFUSALS[name].message });

describe('refusals of the catalogue', () => {
  test.each(LISTED)(
    'a request to the endpoint %s that meets the condition of the refusal %s gets the status and the message of the catalogue',
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
});

test.each(NAMES.filter((name) => !getEndpoint(name).isOpen))(
  'the endpoint %s refuses a call without a session with 401 “Unauthenticated.”',
  async (name) => {
    expect(read(await call(name))).toEqual(expected('unauthenticated'));
  },
);

test.each(NAMES.filter((name) => !getEndpoint(name).isOpen))(
  'a call to the endpoint %s with the token of an account deleted by world.deleteUser gets PHP’s error for a null user',
  async (name) => {
    await caller.logIn();
    await caller.control.world.deleteUser();
    expect(read(await call(name))).toEqual(expected('deletedAccount'));
  },
);
