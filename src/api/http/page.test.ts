// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../client.ts';
import { browserRuntime } from './runtime.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('browserRuntime.readCookies returns an empty text when the browser denies access to the cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(browserRuntime.readCookies()).toBe('');
});

test('with an empty baseUrl, the client requests relative URLs and sends the CSRF token of document.cookie', async () => {
  const sent: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) });
    // biome-ignore lint/suspicious/noDocumentCookie: imitates a server that sets its cookie.
    if (url.includes('csrf')) document.cookie = 'XSRF-TOKEN=abc%3D';
    return new Response('{"is_correct":true}');
  });
  const api = createApi({
    baseUrl: '',
    token: () => null,
    epoch: () => 0,
    onUnauthenticated: () => {},
    onUnverified: () => {},
    onServerTime: () => {},
    now: () => 0,
  });
  await expect(api.answerTrivia({ questionId: '3', answer: 'Toluca' })).resolves.toEqual({ isCorrect: true });
  expect(sent.map(({ url }) => url)).toEqual(['/sanctum/csrf-cookie', '/api/trivia/answer']);
  expect(sent[1]?.headers.get('X-XSRF-TOKEN')).toBe('abc=');
});
