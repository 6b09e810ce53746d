import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, REFUSALS, type RefusalName } from '../../mock-server/index.ts';
import type { Call } from './api.ts';
import { createApi } from './client.ts';
import type { Endpoint } from './contract/schemas.ts';
import type { Requester } from './http/call-run.ts';
import { classify } from './http/classify.ts';
import { KNOWN_MESSAGES, UNAUTHENTICATED } from './messages.ts';
import { CALLS } from './testing/calls.ts';
import { contract, fitsPath, resolve } from './testing/contract.ts';

interface Media {
  example?: unknown;
  examples?: Record<string, { value: { message?: string; errors?: Record<string, string[]> } }>;
}
interface Response {
  $ref?: string;
  content?: { 'application/json': Media };
}
interface Operation {
  operationId: string;
  requestBody?: { $ref?: string; content?: { 'application/json': { example: Record<string, unknown> } } };
  responses: Record<string, Response>;
}

const operations = Object.entries(contract.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, method: verb.toUpperCase(), operation })),
);

function listMessages(operation: Operation): { status: number; text: string }[] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const examples = resolve(response).content?.['application/json'].examples ?? {};
    return Object.values(examples).flatMap(({ value }) =>
      [value.message, ...Object.values(value.errors ?? {}).flat()]
        .filter((text) => text !== undefined)
        .map((text) => ({ status: Number(status), text })),
    );
  });
}

async function recordCalls(): Promise<Call<unknown>[]> {
  const calls: Call<unknown>[] = [];
  const note: Requester = async (call) => {
    calls.push(call as Call<unknown>);
    return undefined as never;
  };
  const api = createApi(note);
  for (const { create } of Object.values(CALLS)) await api.send(create);
  return calls;
}
const calls = await recordCalls();

const getMethod = ({ body }: Call<unknown>) => (body ? 'POST' : 'GET');

function describedAs(call: Call<unknown>) {
  return operations.find(({ path, method }) => method === getMethod(call) && fitsPath(path, call.path));
}

test('the client makes every call of openapi.yaml and no other', () => {
  const described = calls.map((call) => describedAs(call)?.operation.operationId);
  // `calls` lacks the CSRF cookie call, which the client sends by itself.
  expect([...described, 'csrf'].sort()).toEqual(
    operations.map(({ operation }) => operation.operationId).sort(),
  );
});

// The client knows these messages for every account call, but openapi.yaml has to describe them only for log-in
// and registration.
const LOGIN_WORDS = [
  'Invalid Credentials',
  'Unverified user',
  'Your email address is not verified.',
  'The email has already been taken.',
  'The nickname has already been taken.',
];
const isOfLogin = (text: string) => LOGIN_WORDS.includes(text);

describe.each(calls.map((call) => [`${getMethod(call)} ${call.path}`, call] as const))(
  'the API call %s in openapi.yaml',
  (_, call) => {
    const operation = describedAs(call)!.operation;

    test(`the client decodes the example of a successful response to ${getMethod(call)} ${call.path} in openapi.yaml`, () => {
      const [, good] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!;
      const value = resolve(good).content?.['application/json'].example;
      expect(value).toBeDefined();
      const result = call.decode({ kind: 'json', value }, () => undefined);
      if (Array.isArray(result)) expect(result.length).toBeGreaterThan(0);
      if (result instanceof Map) expect(result.size).toBeGreaterThan(0);
    });

    test(`the client sends exactly the fields of the example request of ${getMethod(call)} ${call.path} in openapi.yaml`, () => {
      const described = operation.requestBody && resolve(operation.requestBody);
      const example = described?.content?.['application/json'].example ?? {};
      expect(Object.keys(call.body ?? {}).sort()).toEqual(Object.keys(example).sort());
    });

    test(`openapi.yaml describes each message that the client knows for ${getMethod(call)} ${call.path}`, () => {
      const described = listMessages(operation).map(({ text }) => text);
      const known = Object.keys(KNOWN_MESSAGES[call.endpoint] ?? {}).filter(
        (text) => ['login', 'register'].includes(call.endpoint) || !isOfLogin(text),
      );
      expect(described).toEqual(expect.arrayContaining(known));
    });
  },
);

test('openapi.yaml describes the response “Unauthenticated.” for every call that needs a session', () => {
  const open = operations.filter(({ operation }) => !('security' in operation));
  for (const { path, operation } of open) {
    expect(
      listMessages(operation).map(({ text }) => text),
      path,
    ).toContain(UNAUTHENTICATED);
  }
});

test('classify knows every message of openapi.yaml, except general ones and two PHP errors about null', () => {
  const general =
    /^(Not Found|The given data was invalid\.|CSRF token mismatch\.|Too Many Attempts\.|Server Error|Service Unavailable)$/;
  const endpoints: Record<string, Endpoint> = { 'games-all': 'games', 'ranking-week': 'ranking' };
  for (const { operation } of operations) {
    const endpoint = endpoints[operation.operationId] ?? (operation.operationId as Endpoint);
    for (const { status, text } of listMessages(operation)) {
      if (general.test(text)) continue;
      const body = { kind: 'json', value: { message: text } } as const;
      const raw = { type: 'response', status, body, retryAfter: 30 } as const;
      const kind = classify(raw, endpoint, false)?.kind;
      const isUnexpected = ['trivia', 'register'].includes(endpoint) && text.includes('on null');
      expect(kind === 'unpreventedError', `${operation.operationId}: ${text}`).toBe(isUnexpected);
    }
  }
});

const withoutNames = (line: string) => line.replace(/:\w+|\{\w+\}/g, '{}');
const byLine = new Map(
  operations.map(({ path, method, operation }) => [withoutNames(`${method} ${path}`), operation]),
);

test('the mock server has every endpoint of openapi.yaml and no other', () => {
  expect(Object.keys(ENDPOINTS).map(withoutNames).sort()).toEqual([...byLine.keys()].sort());
});

const refusals = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
  ('refusals' in endpoint ? endpoint.refusals : []).map((refusal: RefusalName) => [name, refusal] as const),
);

test.each(refusals)(
  'openapi.yaml has an example with the status and the message of the mock server’s refusal of %s: %s',
  (name, refusal) => {
    const { status, message } = REFUSALS[refusal];
    const withoutSeconds = (text: string) => text.replace(/\d+ seconds/, 'n seconds');
    const described = listMessages(byLine.get(withoutNames(name))!).filter(
      (message) => message.status === status,
    );
    expect(described.map(({ text }) => withoutSeconds(text))).toContain(withoutSeconds(message));
  },
);

interface Example {
  /** Where the example stands, such as `paths › /api/user › get › … › example`. */
  place: string;
  schema: object;
  value: unknown;
}

/** Returns the examples of a part of openapi.yaml, each with the schema beside it. */
function listExamples(part: unknown, place: readonly string[] = []): Example[] {
  if (part === null || typeof part !== 'object') return [];
  const { schema, example, examples } = part as { schema?: object } & Media;
  const own = [
    ...(example === undefined ? [] : [['example', example] as const]),
    ...Object.entries(examples ?? {}).map(([name, { value }]) => [name, value] as const),
  ];
  return [
    ...(schema ? own.map(([name, value]) => ({ place: [...place, name].join(' › '), schema, value })) : []),
    ...Object.entries(part).flatMap(([key, inner]) => listExamples(inner, [...place, key])),
  ];
}

const examples = listExamples(contract);

test('openapi.yaml has more than 80 examples, each of which stands beside a schema', () => {
  expect(examples.length).toBeGreaterThan(80);
  const count = (part: unknown): number =>
    part !== null && typeof part === 'object'
      ? Object.entries(part).reduce((sum, [key, inner]) => sum + Number(key === 'example') + count(inner), 0)
      : 0;
  expect(examples.filter(({ place }) => place.endsWith(' › example'))).toHaveLength(count(contract));
});

test.each(examples.map(({ place, ...example }) => [place, example] as const))(
  'the example %s fits its schema',
  (_place, { schema, value }) => {
    const ajv = new Ajv2020({
      strict: false,
      formats: {
        email: /^\S+@\S+$/,
        date: /^\d{4}-\d{2}-\d{2}$/,
        'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
      },
    });
    const isFit = ajv.compile({ ...schema, components: contract.components });
    isFit(value);
    expect(isFit.errors ?? []).toEqual([]);
  },
);
