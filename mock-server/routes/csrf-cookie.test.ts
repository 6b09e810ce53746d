// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createNoPage } from '../engine/page/page-adapter.ts';
import { startBackEnd } from '../testing/back-end.ts';
import { startCaller } from '../testing/caller.ts';
import { createCsrfCookie } from './csrf-cookie.ts';

test('the value of the CSRF cookie is URL-encoded, ends in “==” and differs for another seed and for another counter', () => {
  const cookie = createCsrfCookie(1, 1);
  expect(cookie).toMatch(/^XSRF-TOKEN=eyJpdiI6(?:[A-Za-z0-9]|%2B|%2F){32,}%3D%3D$/);
  const value = decodeURIComponent(cookie.slice('XSRF-TOKEN='.length));
  expect(value).toMatch(/^eyJpdiI6[A-Za-z0-9+/]{34}==$/);
  expect(createCsrfCookie(1, 1)).toBe(cookie);
  expect(new Set([cookie, createCsrfCookie(1, 2), createCsrfCookie(2, 1)]).size).toBe(3);
  // More than 16 different characters: the value is not written in hexadecimal digits.
  expect(new Set(value.slice(8, -2)).size).toBeGreaterThan(16);
});

test('the mock server sets no CSRF cookie while a fault answers GET /sanctum/csrf-cookie, and one at the next call', async () => {
  const server = startBackEnd();
  const cookies = async () => (await server.call('GET', '/sanctum/csrf-cookie')).headers.get('set-cookie');
  server.faults.add({ match: 'GET /sanctum/csrf-cookie', effect: { body: 'html' } });
  expect(await cookies()).toBeNull();
  expect(await cookies()).toContain('XSRF-TOKEN=');
});

test('the mock server’s CSRF cookie has no expiry, because the browser would expire it by its own clock', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { clock } = startCaller({ intercept: true, pageAdapter: createNoPage() }).control;
  await fetch('/sanctum/csrf-cookie', {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]?.[0]).not.toMatch(/expires|max-age/i);
  await clock.advance('100d');
  expect(document.cookie).toContain('XSRF-TOKEN=');
});
