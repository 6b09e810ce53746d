/** Calls that a server outside of the world answers: what the faults do to them, what the log shows. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { FaultSpec } from '../faults/fault.ts';
import { callTodo, createTodo, getTitles, type Todo } from '../testing/todo.ts';
import type { ApiRequest } from './call.ts';
import type { OutsideServer } from './outside-server.ts';

const SERVER_TIME = Date.parse('2026-01-07T09:00:00Z');
const toDate = (at: number) => new Date(at).toUTCString();

let todo: Todo;
let sent: string[];

const outside: OutsideServer = {
  match: (method, { pathname }) => ({
    endpoint: `${method} ${pathname}`,
    outside: { changesData: method !== 'GET' },
    async run({ body }: ApiRequest) {
      sent.push(`${method} ${body}`);
      const headers = { date: toDate(SERVER_TIME), server: 'nginx' };
      return { status: 201, headers, body: '{"password":"saved"}' };
    },
  }),
  hide: ({ headers, body }) => ({ headers, body: body.replace(/secret|saved/g, '…') }),
};

beforeEach(() => {
  sent = [];
  todo = createTodo({ rate: 1 });
  todo.pipeline.useOutside(outside);
});

const add = (effect: FaultSpec['effect'], when: FaultSpec['when']) =>
  todo.faults.add({ match: '*', effect, when });
const post = () => callTodo(todo, 'POST', '/api/tasks', { title: 'secret' });
const getEntry = () => todo.pipeline.log().at(-1);

test('a server outside answers a call with its own headers, and the world doesn’t change', async () => {
  const reply = await post();
  expect([reply.status, reply.headers.get('server'), reply.headers.get('date')]).toEqual([
    201,
    'nginx',
    toDate(SERVER_TIME),
  ]);
  expect(getTitles(todo)).toEqual(['Buy milk']);
});

test('the clock of the world follows the Date header of a server outside', async () => {
  await post();
  expect(todo.world.now()).toBe(SERVER_TIME);
});

test('without the server outside the routes answer again', async () => {
  todo.pipeline.useOutside(null);
  await post();
  expect([sent, getTitles(todo)]).toEqual([[], ['Buy milk', 'secret']]);
});

test('the log has no secret of a call that a server outside answers, which is repeated with it', async () => {
  await post();
  const entry = getEntry();
  expect([entry?.request.body, entry?.response?.body]).toEqual(['{"title":"…"}', '{"password":"…"}']);
  expect(entry && todo.pipeline.getCall(entry)?.body).toBe('{"title":"secret"}');
});

test.each([
  ['drop', { drop: true }],
  ['status', { status: 503 }],
  ['an HTML body', { body: 'html' }],
] as const)(
  'a fault before a call that changes data with %s keeps the call from the server',
  async (_, effect) => {
    add(effect, 'before');
    await post().catch(() => {});
    expect([sent, getEntry()?.unseen]).toEqual([[], null]);
  },
);

test.each([
  ['drop', { drop: true }],
  ['status', { status: 503 }],
  ['an HTML body', { body: 'html' }],
] as const)(
  'a fault after a call that changes data with %s notes what the server has answered',
  async (_, effect) => {
    add(effect, 'after');
    await post().catch(() => {});
    expect([sent, getEntry()?.unseen]).toEqual([['POST {"title":"secret"}'], 201]);
  },
);

test('a call that is held after the server’s answer notes the answer while it is held', async () => {
  add({ hold: true }, 'after');
  const reply = post();
  await vi.waitFor(() => expect(todo.pipeline.countHeld()).toBe(1));
  expect(getEntry()?.unseen).toBe(201);
  todo.pipeline.release();
  expect((await reply).status).toBe(201);
});

test('a body fault before a read changes the body that the server has sent', async () => {
  add({ body: 'malformed' }, 'before');
  const reply = await callTodo(todo, 'GET', '/api/tasks');
  expect([await reply.text(), sent]).toEqual(['{"password', ['GET ']]);
});
