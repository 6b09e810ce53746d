// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findApi } from './find-api.ts';

const sent: FakeRequest[] = [];

class FakeRequest {
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  timeout = 0;
  type: string | null = null;
  headers: Record<string, string> = {};
  address: string[] = [];
  getResponseHeader = () => this.type;
  open(...address: string[]) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    sent.push(this);
  }
  load(type: string | null) {
    this.type = type;
    this.onload();
  }
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (act: (request: FakeRequest) => void) => {
  const found = findApi('https://api.example');
  const [request] = sent;
  if (request) act(request);
  return found;
};

test('the search for a real server asks its API as the app does, for at most ten seconds', async () => {
  await answer((request) => {
    expect(request).toMatchObject({
      address: ['GET', 'https://api.example/api/user'],
      timeout: 10_000,
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    });
    request.load('application/json; charset=utf-8');
  });
});

test.each<[string, (request: FakeRequest) => void]>([
  ['a page', (request) => request.load('text/html')],
  ['an answer without a type', (request) => request.load(null)],
  ['no connection', (request) => request.onerror()],
  ['no answer in time', (request) => request.ontimeout()],
])('no game server is found with %s, and the sentence names its address', async (_what, act) => {
  await expect(answer(act)).rejects.toThrow('En https://api.example no contesta ningún servidor del juego');
});
