import { beforeEach, expect, test } from 'vitest';
import { startBackEnd, type TestBackEnd } from './testing/back-end.ts';

let server: TestBackEnd;
beforeEach(() => {
  server = startBackEnd();
});

test.each([
  [401, 'Unauthenticated.'],
  [403, 'Your email address is not verified.'],
  [404, 'Not Found'],
  [419, 'CSRF token mismatch.'],
  [429, 'Too Many Attempts.'],
  [500, 'Server Error'],
  [503, 'Service Unavailable'],
])('a fault with only the status %d answers with its usual message, “%s”', async (status, message) => {
  server.faults.add({ match: '*', effect: { status } });
  const reply = await server.call('GET', '/api/zipcode/06700');
  expect([reply.status, reply.body]).toEqual([status, { message }]);
});

test.each([
  ['with the Accept header */*', { accept: '*/*' }],
  ['with an empty X-Requested-With header', { 'x-requested-with': '' }],
])('a call %s gets an HTML response with status 406', async (_, headers) => {
  const reply = await server.call('GET', '/api/zipcode/06700', { headers });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([406, 'text/html; charset=utf-8']);
});
