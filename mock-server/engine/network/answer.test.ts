/**
 * What answers a call under faults. Each row of the table adds one fault to a `POST` that would store a task, and
 * checks its response and whether the task is stored.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import type { FaultSpec } from '../faults/fault.ts';
import { createTodo, createTodoRequest, type Todo } from '../testing/todo.ts';
import { handleRequest } from './fetch.ts';

type Outcome =
  | { rejects: RegExp }
  | { hangs: 'headers' | 'body' }
  | { cut: true }
  | { invalid: true }
  | { status: number; body: unknown; type?: RegExp; retryAfter?: string | null };

const CALL = 'POST /api/tasks';
const LOST: Outcome = { rejects: /^Failed to fetch$/ };
const ERRORS = { field: ['Primero'], other: ['Segundo'] };
const FAULTS: [name: string, fault: Omit<FaultSpec, 'match'>, outcome: Outcome][] = [
  ['no network', { effect: { offline: true }, times: 'always' }, LOST],
  ['a broken connection', { effect: { drop: true } }, LOST],
  ['no headers', { effect: { timeout: true } }, { hangs: 'headers' }],
  ['a body that stalls', { effect: { body: 'stalled' } }, { hangs: 'body' }],
  ['a body that is cut', { effect: { body: 'truncated' } }, { cut: true }],
  ['half of the JSON', { effect: { body: 'malformed' } }, { invalid: true }],
  [
    'HTML',
    { effect: { body: 'html' } },
    { status: 201, body: expect.stringContaining('<!doctype html>'), type: /^text\/html/ },
  ],
  ['an empty body', { effect: { body: '' } }, { status: 201, body: '' }],
  ['another shape', { effect: { body: '{"x":[1]}' } }, { status: 201, body: { x: [1] } }],
  ...(
    [
      [401, 'Log in.', null],
      [404, 'Error', null],
      [429, 'Error', '30'],
      [503, 'Come back later.', '30'],
    ] as const
  ).map(([status, message, retryAfter]): (typeof FAULTS)[number] => [
    `the status ${status}`,
    { effect: { status } },
    { status, body: { message }, retryAfter },
  ]),
  [
    'a message, the errors of two fields and a Retry-After header',
    { effect: { status: 422, message: 'Primero (and 1 more error)', errors: ERRORS, retryAfter: 7 } },
    { status: 422, body: { message: 'Primero (and 1 more error)', errors: ERRORS }, retryAfter: '7' },
  ],
];

let todo: Todo;
beforeEach(() => {
  todo = createTodo();
});

function send() {
  const controller = new AbortController();
  const request = createTodoRequest('POST', '/api/tasks', { title: 'One' }, controller.signal);
  const call = handleRequest(todo.pipeline, request);
  call.catch(() => {});
  return { call, giveUp: () => controller.abort(new Error('gave up')) };
}

async function expectOutcome(outcome: Outcome) {
  const { call, giveUp } = send();
  await todo.pipeline.idle();
  if ('rejects' in outcome) return expect(call).rejects.toThrow(outcome.rejects);
  if ('hangs' in outcome && outcome.hangs === 'headers') {
    expect(todo.pipeline.log().at(-1)?.outcome).toBe('unanswered');
    giveUp();
    return expect(call).rejects.toThrow('gave up');
  }
  const response = await call;
  expect(Date.parse(response.headers.get('date') ?? '')).toBe(todo.world.now());
  if ('cut' in outcome) return expect(response.text()).rejects.toThrow(TypeError);
  if ('hangs' in outcome) {
    const text = response.text();
    giveUp();
    return expect(text).rejects.toThrow('gave up');
  }
  if ('invalid' in outcome) return expect(response.json()).rejects.toThrow(SyntaxError);
  expect(response.status).toBe(outcome.status);
  if (outcome.type) expect(response.headers.get('content-type')).toMatch(outcome.type);
  if (outcome.retryAfter !== undefined) expect(response.headers.get('retry-after')).toBe(outcome.retryAfter);
  const text = await response.text();
  expect(typeof outcome.body === 'object' && text.endsWith('}') ? JSON.parse(text) : text).toEqual(
    outcome.body,
  );
}

test.each(
  FAULTS.flatMap(([name, fault, outcome]) =>
    (['before', 'after'] as const)
      .filter((when) => when === 'before' || !('offline' in fault.effect))
      .map((when) => [name, when, fault, outcome] as const),
  ),
)(
  'a call with the fault “%s” %s the route is stored only if the route ran',
  async (_name, when, fault, outcome) => {
    const countStored = () => todo.world.timeline.applied().filter(({ kind }) => kind === 'add').length;
    todo.faults.add({ match: CALL, ...fault, when });
    await expectOutcome(outcome);
    expect(countStored()).toBe(when === 'after' ? 1 : 0);
    todo.faults.clear();
    const next = await send().call;
    expect([next.status, countStored()]).toEqual([201, when === 'after' ? 2 : 1]);
  },
);

const DELAY_MS = 40;
const ENDS: [name: string, effect: FaultSpec['effect'], outcome: Outcome][] = [
  ['nothing else', {}, { status: 201, body: expect.objectContaining({ tasks: expect.any(Array) }) }],
  ['drop', { drop: true }, LOST],
  ['offline', { offline: true }, LOST],
  ['timeout', { timeout: true }, { hangs: 'headers' }],
  ['status', { status: 503 }, { status: 503, body: { message: 'Come back later.' } }],
  [
    'a status that is fine',
    { status: 200 },
    { status: 200, body: expect.objectContaining({ tasks: expect.any(Array) }) },
  ],
  ['an empty body', { body: '' }, { status: 201, body: '' }],
  ['a body that is cut', { body: 'truncated' }, { cut: true }],
  [
    'status and body',
    { status: 500, body: 'html' },
    { status: 500, body: expect.stringContaining('<!doctype') },
  ],
  ['drop and status', { drop: true, status: 503 }, LOST],
  ['timeout and status', { timeout: true, status: 503 }, { hangs: 'headers' }],
];

test.each(
  ENDS.flatMap(([name, effect, outcome]) =>
    (['before', 'after'] as const).map((when) => [name, when, effect, outcome] as const),
  ),
)('a fault with a delay and %s %s the route waits first', async (_name, when, effect, outcome) => {
  todo.faults.add({ match: CALL, effect: { ...effect, delay: DELAY_MS }, when });
  const start = performance.now();
  await expectOutcome(outcome);
  expect(performance.now() - start).toBeGreaterThanOrEqual(DELAY_MS - 2);
});

test.each(ENDS.map(([name, effect, outcome]) => [name, effect, outcome] as const))(
  'a fault with a hold and %s waits for its release first',
  async (_name, effect, outcome) => {
    const { faults, pipeline } = todo;
    faults.add({ match: CALL, effect: { ...effect, hold: true } });
    const { idle } = pipeline;
    pipeline.idle = async () => {
      await vi.waitFor(() => expect(pipeline.countHeld()).toBe(1));
      pipeline.release();
      await idle();
    };
    await expectOutcome(outcome);
  },
);

test('a permanent fault that delays and drops leaves the call to a one-shot fault, which the call counts for', async () => {
  todo.faults.add({ match: CALL, effect: { delay: 1, drop: true }, times: 'always' });
  todo.faults.add({ match: CALL, effect: { status: 503 } });
  expect((await send().call).status).toBe(503);
});
