import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/error.ts';
import type { ErrorKind } from '../../../src/api/messages.ts';
import type { Context } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { GROUP_LIMIT_CHECKS, LIMIT_CHECKS } from './limits.ts';

interface Answer {
  status: number;
  kind?: ErrorKind;
  headers?: Record<string, string>;
}

/** Returns a context in which the calls of a visitor get these answers, one after another. */
function createContext(answers: readonly Answer[]): Context {
  const record: Exchange[] = [];
  const send = async () => {
    const { status, kind, headers } = answers[record.length] ?? { status: 200 };
    record.push({
      method: 'POST',
      path: `/api/call/${record.length}`,
      status,
      headers: new Headers(headers),
      text: '{}',
      redirectedTo: null,
      failure: null,
      refusedCookies: [],
    });
    if (kind) throw new ApiError(kind, { status });
  };
  const ask = async () => {
    await send();
    return record.at(-1);
  };
  const visitor = { api: { send }, ask };
  const limits = { expectLimit: (run: () => unknown) => run() };
  return { record, visitor, player: visitor, user: null, limits } as unknown as Context;
}

async function run(name: string, answers: readonly Answer[], record: readonly Answer[] = []) {
  const context = createContext([...record, ...answers]);
  for (const _ of record) await context.visitor.ask('GET', '/');
  const found = [...LIMIT_CHECKS, ...GROUP_LIMIT_CHECKS].find(({ check }) => check === name);
  const { verdict, got } = (await found?.run(context)) ?? {};
  return `${verdict}: ${got}`;
}

const wrong: Answer = { status: 422, kind: 'password-invalid' };
const TRIES = '7 wrong log-ins of one e-mail';

test.each<[string, Answer[], string]>([
  [
    'a 429 with Retry-After',
    [wrong, { status: 429, kind: 'wait', headers: { 'retry-after': '7' } }],
    'expected: try 2: 429, JSON, Retry-After: 7',
  ],
  ['a 429 without Retry-After', [wrong, { status: 429, kind: 'wait' }], 'copes: try 2: 429, JSON'],
  ['a 422 that says to wait', [wrong, wrong, { status: 422, kind: 'wait' }], 'copes: try 3: 422, JSON'],
  ['another error', [{ status: 500, kind: 'server' }], 'fails: try 1: 500, JSON'],
  [
    'an unknown e-mail each time',
    Array(7).fill({ status: 422, kind: 'email-not-found' }),
    'copes: no limit in 7 tries',
  ],
])('wrong log-ins that end with %s have the outcome of that answer', async (_what, answers, outcome) => {
  expect(await run(TRIES, answers)).toBe(outcome);
});

const left = (rest: number, limit = 6): Answer => ({
  status: 422,
  headers: { 'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(rest) },
});

test.each<[string, Answer[], string]>([
  ['one for each', [left(5), { status: 200 }, left(4)], 'expected: 5 are left, then 4'],
  [
    'one for both',
    [left(5), { status: 200 }, left(3)],
    'copes: a reset link counts as a code: 5 codes are left, then 3',
  ],
  ['that of all calls, 60', [left(59, 60), { status: 200 }, left(57, 60)], 'expected: no limit of its own'],
  [
    'one of 59',
    [left(58, 59), { status: 200 }, left(56, 59)],
    'copes: a reset link counts as a code: 58 codes are left, then 56',
  ],
  ['none', [{ status: 422 }, { status: 200 }, { status: 422 }], 'expected: no limit of its own'],
])('codes and mailed links whose counter is %s have the outcome of that', async (_what, answers, outcome) => {
  expect(await run('limits that share a counter', answers)).toBe(outcome);
});

test.each<[string, Answer[], RegExp]>([
  ['seconds', [{ status: 200 }, { status: 429, headers: { 'retry-after': '7' } }], /^expected: 1 answers$/],
  [
    'nothing',
    [{ status: 429 }, { status: 429 }, { status: 429, headers: { 'retry-after': '7' } }],
    /^copes: POST \/api\/call\/0: 429/,
  ],
])('Retry-After of every 429 is checked in all calls: %s', async (_what, record, outcome) => {
  expect(await run('Retry-After of every 429', [], record)).toMatch(outcome);
});

test.each([
  ['119', 'copes: 119: the 24th reload in a minute waits'],
  ['120', 'expected: 120'],
  [null, 'expected: none'],
])('a limit of %s calls a minute has the outcome “%s”', async (limit, outcome) => {
  const headers: Record<string, string> = limit === null ? {} : { 'x-ratelimit-limit': limit };
  expect(await run('calls a minute', [{ status: 200, headers }])).toBe(outcome);
});
