import { expect, test } from 'vitest';
import { corruptBody } from './fault-reply.ts';

const REPLY = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '0123456789',
  cookies: [],
};

test.each([
  ['truncated', '0123456789', '01234', 'truncated'],
  ['stalled', '0123456789', '01234', 'stalled'],
  ['malformed', '0123456789', '01234', undefined],
  ['malformed', '1', '1', undefined],
  ['truncated', '', '{"', 'truncated'],
  ['empty', '0123456789', '', undefined],
  ['otro texto', '0123456789', 'otro texto', undefined],
])('the fault “%s” makes the body %j of an answer %j', (effect, body, expected, breaks) => {
  const reply = corruptBody({ ...REPLY, body }, effect);
  expect([reply.status, reply.body, reply.breaks]).toEqual([200, expected, breaks]);
});

test.each([
  ['html', 200],
  ['empty', 204],
])('the fault “%s” gives an answer without a body the status %i', (effect, status) => {
  expect(corruptBody({ ...REPLY, status: 204, body: '' }, effect).status).toBe(status);
});
