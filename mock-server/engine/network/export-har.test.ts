import { expect, test } from 'vitest';
import { exportHar } from './export-har.ts';
import { createLog, endEntry } from './log.ts';

const AT = Date.parse('2026-08-28T19:00:00-06:00');
const SECRETS = { keys: ['password'], headers: ['x-xsrf-token'] };

function createEntry({ body = '', headers = {} as Record<string, string> } = {}) {
  const url = new URL('http://localhost/api/games?week=7&page=2');
  return createLog().add({ method: 'POST', url, headers, body, cookies: '', signal: null }, null, AT, 3);
}

const getEntry = (entry: ReturnType<typeof createEntry>) => exportHar([entry], SECRETS).log.entries[0];

test('a call in a HAR file has its world time, its length as the wait, its query and its sizes', () => {
  const entry = createEntry({ body: '{"a":1}', headers: { 'content-type': 'application/json' } });
  const reply = { status: 201, headers: { 'content-type': 'text/plain' }, body: 'creado' };
  endEntry(entry, 'answered', { reply, ms: 250, cursor: 4 });
  expect(getEntry(entry)).toMatchObject({
    startedDateTime: '2026-08-29T01:00:00.000Z',
    time: 250,
    timings: { send: 0, wait: 250, receive: 0 },
    request: {
      method: 'POST',
      url: 'http://localhost/api/games?week=7&page=2',
      queryString: [
        { name: 'week', value: '7' },
        { name: 'page', value: '2' },
      ],
      bodySize: 7,
      postData: { mimeType: 'application/json', text: '{"a":1}' },
    },
    response: {
      status: 201,
      content: { size: 6, mimeType: 'text/plain', text: 'creado' },
      bodySize: 6,
    },
  });
});

test('a call without an answer has its outcome as the error, the status 0 and no size', () => {
  const entry = createEntry();
  endEntry(entry, 'aborted', { reply: null, ms: 40, cursor: 3 });
  expect(getEntry(entry)?.response).toMatchObject({ status: 0, bodySize: -1, _error: 'aborted' });
  expect(getEntry(entry)?.request.postData).toBeUndefined();
});

test('a HAR file has no value of a secret key or header, in the request and in the answer', () => {
  const entry = createEntry({
    body: '{"password":"uno"}',
    headers: { authorization: 'uno', accept: 'json' },
  });
  const headers = { cookie: 'uno', 'x-xsrf-token': 'uno', date: 'hoy' };
  endEntry(entry, 'answered', {
    reply: { status: 200, headers, body: '{"password":"uno"}' },
    ms: 1,
    cursor: 3,
  });
  expect(JSON.stringify(getEntry(entry))).not.toContain('uno');
  expect(getEntry(entry)?.request.headers).toContainEqual({ name: 'accept', value: 'json' });
  expect(getEntry(entry)?.response.headers).toContainEqual({ name: 'date', value: 'hoy' });
});
