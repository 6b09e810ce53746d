import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ENDPOINTS,
  type Endpoint,
  type MockControl,
  REFUSALS,
  type RefusalName,
  startMockServer,
} from '../../mock-server/index.ts';
import { catchApiError, openBrowser, type TestBrowser } from './testing/browser.ts';
import { REGISTRATION } from './testing/calls.ts';
import { contract, fitsPath, resolve } from './testing/contract.ts';
import { findFaults, type Schema } from './testing/schema.ts';

interface Answered {
  line: string;
  status: number;
  text: string;
}
interface Described {
  $ref?: string;
  content?: { 'application/json': { schema: Schema } };
}

let control: MockControl;
let browser: TestBrowser;
const answers: Answered[] = [];

function describedAs({ line, status }: Answered): Described | undefined {
  const [method = '', address = ''] = line.split(' ');
  const path = Object.keys(contract.paths).find((template) => fitsPath(template, address));
  const found: Described | undefined = contract.paths[path ?? '']?.[method.toLowerCase()]?.responses[status];
  return found && resolve(found);
}

function checkAnswer(answer: Answered): string[] {
  const described = describedAs(answer);
  if (!described) return [`${answer.line}: ${answer.status} is not described (${answer.text})`];
  const schema = described.content?.['application/json'].schema;
  if (!schema) return [];
  return findFaults(JSON.parse(answer.text), schema, resolve).map((fault) => `${answer.line}: ${fault}`);
}

beforeAll(async () => {
  control = startMockServer({ intercept: false, players: 200, rate: 0 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const { pathname, search } = new URL(url);
    const response = await control.handle(request);
    const text = await response.clone().text();
    answers.push({ line: `${request.method} ${pathname}${search}`, status: response.status, text });
    return response;
  });
  browser = openBrowser({ url: 'http://localhost' });
  browser.session.token = null;
});
afterAll(() => {
  vi.unstubAllGlobals();
  control.shutdown();
});

const email = 'ana@correo.mx';
const password = 'papas con chile';

describe('the mock server keeps the contract', () => {
  test('a visitor’s ten invalid calls to the mock server each reject with the error kind of the mistake', async () => {
    const { api } = browser;
    const kinds = [
      await catchApiError(api.login({ email: 'nadie@correo.mx', password })),
      await catchApiError(api.login({ email, password: 'otra' })),
      await catchApiError(api.login({ email: 'lupe@correo.mx', password })),
      await catchApiError(api.register({ ...REGISTRATION, email })),
      await catchApiError(api.zipcode('00000')),
      await catchApiError(api.verify({ email: 'lupe@correo.mx', code: '000000' })),
      await catchApiError(api.verify({ email, code: '000000' })),
      await catchApiError(api.forgotPassword('nadie@correo.mx')),
      await catchApiError(api.changePassword({ email, token: 'x', password, confirmation: password })),
      await catchApiError(api.user()),
    ].map(({ kind }) => kind);
    expect(kinds).toEqual([
      'email-not-found',
      'password-invalid',
      'email-not-verified',
      'email-exists',
      'zipcode-not-found',
      'code-invalid',
      'already-verified',
      'email-not-found',
      'link-expired',
      'unauthenticated',
    ]);
  });

  test('the mock server registers a player, answers zipcode 06700, and refuses with “wait” a code or password mail right after another', async () => {
    const { api } = browser;
    expect(await api.register(REGISTRATION)).toEqual({ email: REGISTRATION.email });
    expect((await catchApiError(api.resendCode(REGISTRATION.email))).kind).toBe('wait');
    await api.forgotPassword(email);
    expect((await catchApiError(api.forgotPassword(email))).kind).toBe('wait');
    expect((await api.zipcode('06700')).neighborhoods).toContain('Roma Norte');
  });

  test('a player who logs in to the mock server reads the user, 23 weeks, games, predictions and pages of both rankings', async () => {
    const { api, session } = browser;
    session.token = (await api.login({ email, password })).token;
    expect(await api.user()).toMatchObject({ email });
    expect((await api.weeks()).length).toBe(23);
    const { number } = await api.currentWeek();
    expect((await api.gamesOfWeek(number)).length).toBeGreaterThan(0);
    expect((await api.userPools()).size).toBeGreaterThan(0);
    expect((await api.weekRanking(number - 1, 1)).rows).toHaveLength(10);
    expect(await api.generalRanking(999)).toMatchObject({ rows: [] });
  });

  test('the mock server saves a prediction and one answer to its trivia, and refuses repeated ones and an unknown question', async () => {
    const { api } = browser;
    const sent = new Set([...(await api.userPools()).values()].flat().map(({ gameId }) => gameId));
    const { number } = await api.currentWeek();
    const open = (await api.gamesOfWeek(number)).find(
      ({ id, status }) => status === 'active' && !sent.has(id),
    )!;
    const boleto = [{ gameId: open.id, homeScore: 2, awayScore: 1 }];

    const saved = await api.sendPool(boleto);
    expect(saved.saved).toMatchObject([{ gameId: open.id, homeScore: 2, awayScore: 1, points: null }]);
    expect((await catchApiError(api.sendPool(boleto))).kind).toMatch(/^pool-/);

    const { trivia } = saved;
    if (typeof trivia !== 'object' || !trivia) throw new Error('no trivia');
    const answer = { questionId: trivia.id, answer: trivia.options[0] ?? '' };
    expect(await api.answerTrivia(answer)).toHaveProperty('isCorrect');
    expect((await catchApiError(api.answerTrivia(answer))).kind).toBe('question-answered');
    expect((await catchApiError(api.answerTrivia({ ...answer, questionId: '999' }))).kind).toBe(
      'question-not-found',
    );
  });

  test('the mock server answers “Unauthenticated.” after a log-out, and refuses a log-in to a deleted account', async () => {
    const { api, session } = browser;
    await api.logout();
    expect((await catchApiError(api.weeks())).kind).toBe('unauthenticated');
    session.token = (await api.login({ email, password })).token;
    await api.deleteAccount();
    expect((await catchApiError(api.login({ email, password }))).kind).toMatch(
      /account-eliminated|email-not-found/,
    );
  });

  test('openapi.yaml describes the status and the body of each response of the mock server in the tests above', () => {
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.flatMap(checkAnswer)).toEqual([]);
  });
});

describe('the catalogue of the mock server', () => {
  const lines = Object.keys(contract.paths).flatMap((path) =>
    Object.keys(contract.paths[path]).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const withoutNames = (line: string) => line.replace(/:\w+|\{\w+\}/g, '{}');

  test('the mock server’s ENDPOINTS list every endpoint of the contract and no other', () => {
    const named = Object.keys(ENDPOINTS).map(withoutNames);
    expect(named.sort()).toEqual(lines.map(withoutNames).sort());
  });

  const owned = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
    ('refusals' in endpoint ? endpoint.refusals : []).map((refusal) => [name, refusal] as const),
  ) as [Endpoint, RefusalName][];

  test.each(owned)(
    'openapi.yaml has an example with the status and the message of the mock server’s refusal of %s: %s',
    (name, refusal) => {
      const { status, message } = REFUSALS[refusal];
      const [method = '', address = ''] = name.split(' ');
      const path = lines.find((line) => withoutNames(line) === withoutNames(name))?.split(' ')[1];
      const described = resolve(contract.paths[path ?? address][method.toLowerCase()].responses[status]);
      const texts = Object.values<{ value: { message: string; errors?: object } }>(
        described.content['application/json'].examples,
      ).flatMap(({ value }) => [value.message, ...Object.values(value.errors ?? {}).flat()]);
      const withoutSeconds = (text: string) => text.replace(/\d+ seconds/, 'n seconds');
      expect(texts.map(withoutSeconds)).toContain(withoutSeconds(message));
    },
  );
});
