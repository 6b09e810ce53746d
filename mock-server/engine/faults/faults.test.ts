import { beforeEach, describe, expect, it } from 'vitest';
import { handleRequest } from '../network/fetch.ts';
import { callTodo, createTodo, createTodoRequest, getTitles, type Todo } from '../testing/todo.ts';
import type { FaultSpec } from './fault.ts';

let todo: Todo;
beforeEach(() => {
  todo = createTodo();
});

const PATH = '/api/tasks';
const list = () => callTodo(todo, 'GET', PATH);
const add = (effect: FaultSpec['effect'], more: Partial<FaultSpec> = {}) =>
  todo.faults.add({ match: `GET ${PATH}`, effect, ...more });

it('a fault affects one call by default and is then removed', async () => {
  add({ status: 500 });
  expect([(await list()).status, (await list()).status]).toEqual([500, 200]);
  expect(todo.faults.list()).toEqual([]);
});

it('a fault with the number 3 in `times` affects three calls', async () => {
  add({ status: 503 }, { times: 3 });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await list()).status);
  expect(statuses).toEqual([503, 503, 503, 200]);
});

it('a fault whose `times` is “always” affects calls until the fault is cleared and adds no fact per call', async () => {
  const id = add({ status: 500 }, { times: 'always' });
  const before = todo.world.timeline.applied().length;
  for (let call = 0; call < 5; call += 1) expect((await list()).status).toBe(500);
  expect(todo.world.timeline.applied()).toHaveLength(before);
  todo.faults.clear(id);
  expect((await list()).status).toBe(200);
});

it('a fault with a probability affects some calls, and the same calls in each world with the same seed', async () => {
  const live = async () => {
    todo = createTodo();
    add({ status: 500 }, { times: 'always', p: 0.4, id: 'azar' });
    const statuses: number[] = [];
    for (let call = 0; call < 30; call += 1) statuses.push((await list()).status);
    return statuses;
  };
  const first = await live();
  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await live()).toEqual(first);
});

it('each of two one-shot faults on the same endpoint affects one call', async () => {
  add({ status: 422, message: 'Primero' });
  add({ status: 503 });
  expect([(await list()).status, todo.faults.list().length]).toEqual([422, 1]);
  expect([(await list()).status, (await list()).status]).toEqual([503, 200]);
});

it('a one-shot fault affects the first call although a permanent fault was added before it', async () => {
  add({ status: 500 }, { times: 'always' });
  add({ status: 422 });
  expect([(await list()).status, (await list()).status]).toEqual([422, 500]);
});

it('a permanent delay also delays the call that a one-shot fault breaks', async () => {
  add({ drop: true });
  add({ delay: 30 }, { times: 'always' });
  const started = Date.now();
  await expect(list()).rejects.toThrow('Failed to fetch');
  expect(Date.now() - started).toBeGreaterThanOrEqual(25);
});

it('a new fault replaces the fault with the same id', async () => {
  add({ status: 500 }, { id: 'uno', times: 'always' });
  add({ status: 503 }, { id: 'uno', times: 'always' });
  expect(todo.faults.list()).toHaveLength(1);
  expect((await list()).status).toBe(503);
});

describe('an invalid fault', () => {
  const STATUS = /^El código de una falla es un entero de 200 a 599\.$/;
  const rows: [what: string, spec: object, error: RegExp][] = [
    ['the status 199', { effect: { status: 199 } }, STATUS],
    ['the status 600', { effect: { status: 600 } }, STATUS],
    ['the text 422 as its status', { effect: { status: '422' } }, STATUS],
    ['the number 5 as its match', { match: 5 }, /^La falla necesita una petición/],
    ['no match', { match: undefined }, /^La falla necesita una petición/],
    ['a path without a slash', { match: 'GET api/tasks' }, /^La falla necesita una petición/],
    ['no effect', { effect: undefined }, /^El efecto de una falla es/],
    ['an unknown effect', { effect: { explode: true } }, /^El efecto de una falla es/],
    ['a message without a status', { effect: { message: 'Ya' } }, /^El efecto de una falla es/],
    ['a message that is a number', { effect: { status: 500, message: 5 } }, /^El mensaje/],
    ['a negative Retry-After', { effect: { status: 429, retryAfter: -1 } }, /^La espera/],
    ['a negative delay', { effect: { delay: -1 } }, /^La demora/],
    ['a delay from 9 to 3 ms', { effect: { delay: [9, 3] } }, /^La demora/],
    ['a body that is a number', { effect: { body: 5 } }, /^El cuerpo/],
    ['no call in times', { times: 0 }, /^Una falla ocurre/],
    ['an unknown word in times', { times: 'siempre' }, /^Una falla ocurre/],
    ['a probability above 1', { p: 2 }, /^La probabilidad/],
    ['an unknown word in when', { when: 'luego' }, /^Una falla ocurre/],
    ['a number as its id', { id: 5 }, /^El id de una falla/],
  ];
  it.each(rows)('a fault with %s is refused in Spanish and changes nothing', (_, spec, error) => {
    const whole = { match: `GET ${PATH}`, effect: { status: 500 }, ...spec };
    expect(() => todo.faults.add(whole as FaultSpec)).toThrow(error);
    expect(todo.world.timeline.applied()).toEqual([]);
  });

  it('something that is no object is refused as a fault with a Spanish sentence', () => {
    for (const spec of [null, undefined, 5, 'drop'])
      expect(() => todo.faults.add(spec as never)).toThrow(/^La falla necesita una petición/);
  });
});

const WAITS: [what: string, effect: FaultSpec['effect'], when: FaultSpec['when']][] = [
  ['held', { hold: true }, 'before'],
  ['delayed', { delay: 30 }, 'before'],
  ['held and delayed', { hold: true, delay: 30 }, 'before'],
  ['delayed before a broken body', { delay: 30, body: 'empty' }, 'before'],
];
it.each(WAITS)(
  'the route of a call that is aborted while it is %s never runs',
  async (_what, effect, when) => {
    todo.faults.add({ match: 'POST /api/tasks', effect, when });
    const controller = new AbortController();
    const request = createTodoRequest('POST', PATH, { title: 'One' }, controller.signal);
    const call = handleRequest(todo.pipeline, request);
    call.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    todo.pipeline.release();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await todo.pipeline.idle();
    expect(getTitles(todo)).toEqual(['Buy milk']);
  },
);

it('a fault without an id never replaces another fault', () => {
  add({ status: 500 }, { id: 'f2', times: 'always' });
  const first = add({ status: 501 });
  add({ status: 502 }, { id: 'f4' });
  todo.faults.clear(first);
  const ids = [add({ status: 503 }), add({ status: 504 }), add({ status: 505 })];
  expect(new Set(['f2', 'f4', first, ...ids]).size).toBe(6);
  expect(todo.faults.list().map(({ effect }) => effect.status)).toEqual([500, 502, 503, 504, 505]);
});
