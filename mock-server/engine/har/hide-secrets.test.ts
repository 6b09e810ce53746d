import { expect, test } from 'vitest';
import { createHideSecrets } from './hide-secrets.ts';

const hide = (message: object) => createHideSecrets([{ request: message, response: {} }], 'har');
const header = (name: string, value: string) => ({ headers: [{ name, value }] });

test.each([
  ['the token of a session', header('Authorization', 'Bearer 1|abcdefgh'), '1|abcdefgh'],
  ['the XSRF token', header('X-XSRF-TOKEN', 'xsrf-123'), 'xsrf-123'],
  ['a cookie of the list', { cookies: [{ name: 'id', value: 'cookie-1' }] }, 'cookie-1'],
  ['a cookie of the header', header('Cookie', 'a=b; id=cookie-2'), 'cookie-2'],
  ['a cookie that is set', header('Set-Cookie', 'id=cookie-3; Path=/'), 'cookie-3'],
])('%s is hidden wherever a text of a HAR repeats it', (_what, message, secret) => {
  expect(hide(message)(`{"a":"${secret}","b":"${secret}"}`)).toBe('{"a":"har","b":"har"}');
});

test('a cookie of seven letters, which could be any word, stays in the texts of a HAR', () => {
  expect(hide(header('Cookie', 'lang=spanish'))('spanish')).toBe('spanish');
});
