// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BackEnd, startBackEnd } from '../../testing/back-end.ts';
import type { FaultSpec } from '../faults/fault.ts';
import { interceptFetch } from './fetch.ts';

const HEADERS = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
const ZIP = '/api/zipcode/06700';
const untouched = globalThis.fetch;

let server: BackEnd;
let outside: ReturnType<typeof vi.fn<typeof fetch>>;
let uninstall: ReturnType<typeof interceptFetch>;

beforeEach(() => {
  outside = vi.fn<typeof fetch>(async () => new Response('fuera'));
  globalThis.fetch = outside;
  server = startBackEnd();
  uninstall = interceptFetch(server.pipeline, ({ pathname }) => /^\/(api|sanctum)\//.test(pathname));
});
afterEach(() => {
  uninstall();
  globalThis.fetch = untouched;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});

const corruptBody = (effect: FaultSpec['effect']) =>
  server.faults.add({ match: '*', effect, times: 'always' });
const zip = (init: RequestInit = {}) => fetch(ZIP, { headers: HEADERS, ...init });

it('the replaced fetch answers API calls to the page’s origin given as path, absolute address, URL or Request', async () => {
  const address = `http://localhost${ZIP}`;
  for (const input of [ZIP, address, new URL(address), new Request(address, { headers: HEADERS })]) {
    const response = await fetch(input, input instanceof Request ? undefined : { headers: HEADERS });
    expect(await response.json()).toMatchObject({ zipcode: '06700' });
  }
  expect(outside).not.toHaveBeenCalled();
});

it.each(['/lmx/assets/a.js', '/apiary', 'http://otro.mx/api/user', './api.json', 'data:text/plain,x'])(
  'the replaced fetch passes %s on to the browser’s own',
  async (address) => {
    expect(await (await fetch(address)).text()).toBe('fuera');
  },
);

it('the replaced fetch returns a native Response with an absolute URL, the status and a Date header', async () => {
  const response = await zip();
  expect(response).toBeInstanceOf(Response);
  expect([response.url, response.status, response.ok]).toEqual([`http://localhost${ZIP}`, 200, true]);
  expect(response.headers.get('date')).toBe('Wed, 26 Aug 2026 18:00:00 GMT');
  expect(new Headers(response.headers).get('content-type')).toBe('application/json');
  expect(response.clone().body).toBeTruthy();
});

const form = new FormData();
form.append('email', 'ana@correo.mx');

it.each([
  ['text', '{"email":"a"}', '{"email":"a"}'],
  ['URLSearchParams', new URLSearchParams({ email: 'a' }), 'email=a'],
  ['FormData', form, 'email=ana%40correo.mx'],
])('the mock server receives a body of %s that the page passes to fetch', async (_, body, seen) => {
  await fetch('/api/auth/login', { method: 'POST', headers: HEADERS, body });
  expect(server.pipeline.log().at(-1)?.request.body).toBe(seen);
});

it('fetch rejects with the caller’s reason when the caller aborts before or during the call', async () => {
  const reason = new Error('me fui');
  await expect(zip({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  corruptBody({ hold: true });
  const controller = new AbortController();
  const call = zip({ signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(server.pipeline.log().at(-1)?.outcome).toBe('aborted');
});

it('the function that interceptFetch returns keeps a fetch that other code has installed since', () => {
  const theirs = vi.fn<typeof fetch>();
  globalThis.fetch = theirs;
  uninstall();
  expect(globalThis.fetch).toBe(theirs);
});
