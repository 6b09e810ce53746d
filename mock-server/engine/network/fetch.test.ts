// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultSpec } from '../faults/fault.ts';
import { createNoPage } from '../page/page-adapter.ts';
import { createTodo, HOUR, type Todo } from '../testing/todo.ts';
import { interceptFetch } from './fetch.ts';

const PATH = '/api/tasks';
const untouched = globalThis.fetch;

let todo: Todo;
let outside: ReturnType<typeof vi.fn<typeof fetch>>;
let uninstall: ReturnType<typeof interceptFetch>;

beforeEach(() => {
  outside = vi.fn<typeof fetch>(async () => new Response('fuera'));
  globalThis.fetch = outside;
  todo = createTodo();
  uninstall = interceptFetch(
    todo.pipeline,
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/api/'),
  );
});
afterEach(() => {
  uninstall();
  globalThis.fetch = untouched;
});

const addFault = (effect: FaultSpec['effect']) => todo.faults.add({ match: '*', effect, times: 'always' });
const list = (init: RequestInit = {}) => fetch(PATH, init);

it('the replaced fetch answers API calls to the page’s origin given as path, absolute address, URL or Request', async () => {
  const address = `http://localhost${PATH}`;
  for (const input of [PATH, address, new URL(address), new Request(address)]) {
    const response = await fetch(input);
    expect(await response.json()).toMatchObject({ tasks: [{ title: 'Buy milk' }] });
  }
  expect(outside).not.toHaveBeenCalled();
});

it.each(['/app/assets/a.js', '/apiary', 'http://otro.mx/api/tasks', './api.json', 'data:text/plain,x'])(
  'the replaced fetch passes %s on to the browser’s own',
  async (address) => {
    expect(await (await fetch(address)).text()).toBe('fuera');
  },
);

it('the replaced fetch returns a native Response with an absolute URL, the status and a Date header', async () => {
  const response = await list();
  expect(response).toBeInstanceOf(Response);
  expect([response.url, response.status, response.ok]).toEqual([`http://localhost${PATH}`, 200, true]);
  expect(response.headers.get('date')).toBe('Mon, 05 Jan 2026 09:00:00 GMT');
  expect(new Headers(response.headers).get('content-type')).toBe('application/json');
  expect(response.clone().body).toBeTruthy();
});

const form = new FormData();
form.append('email', 'one@example.org');

it.each([
  ['text', '{"email":"a"}', '{"email":"a"}'],
  ['URLSearchParams', new URLSearchParams({ email: 'a' }), 'email=a'],
  ['FormData', form, 'email=one%40example.org'],
])('the mock server receives a body of %s that the page passes to fetch', async (_, body, seen) => {
  await fetch(PATH, { method: 'POST', body });
  expect(todo.pipeline.log().at(-1)?.request.body).toBe(seen);
});

it('fetch rejects with the caller’s reason when the caller aborts before or during the call', async () => {
  const reason = new Error('me fui');
  await expect(list({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  addFault({ hold: true });
  const controller = new AbortController();
  const call = list({ signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(todo.pipeline.log().at(-1)?.outcome).toBe('aborted');
});

it('the function that interceptFetch returns keeps a fetch that other code has installed since', () => {
  const theirs = vi.fn<typeof fetch>();
  globalThis.fetch = theirs;
  uninstall();
  expect(globalThis.fetch).toBe(theirs);
});

it('after a restart of the engine only the new one answers calls, and its shutdown restores the native fetch', async () => {
  uninstall();
  const native = fetch;
  const options = { intercept: true, pageAdapter: createNoPage() };
  const first = createTodo(options);
  await first.goTo(first.world.now() + 24 * HOUR);
  first.shutdown();
  const second = createTodo(options);
  const { headers } = await list();
  expect(Date.parse(headers.get('date') ?? '')).toBe(second.world.now());
  expect([first.pipeline.log().length, second.pipeline.log().length]).toEqual([0, 1]);
  second.shutdown();
  expect(fetch).toBe(native);
});
