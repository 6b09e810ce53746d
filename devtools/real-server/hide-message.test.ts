import { expect, test } from 'vitest';
import { createHideMessage } from './hide-message.ts';

const hideBody = (body: string) => createHideMessage().hide({ headers: {}, body }).body;

test.each([
  ['a password and an e-mail', '{"email":"eva@otro.mx","password":"mi \\"clave\\""}', /eva|otro|clave/],
  ['a token', '{"access_token":"17|abcdef"}', /17\|abcdef/],
  ['a code and a phone number', '{"otp":"123456","phone":5512345678}', /123456|55123/],
  ['a name', '{"name":"Eva","last_name":"López","nickname":"evita"}', /Eva|López|evita/],
  ['an address', '{"zipcode":"06700","neighborhood":"Roma Norte"}', /06700|Roma/],
  ['a password that is cut', '{"password":"media cla', /media/],
])('the log of the real server hides %s', (_, body, secret) => {
  expect(hideBody(body)).not.toMatch(secret);
});

test('the log of the real server keeps the names of weeks and teams, scores and messages', () => {
  const body = '{"name":"Jornada 7","home":{"name":"León"},"home_score":2,"message":"No bet time"}';
  expect(hideBody(body)).toBe(body);
});

test('the log of the real server has no token, cookie or CSRF token of a header', () => {
  const { headers } = createHideMessage().hide({
    headers: { authorization: 'Bearer 1|a', 'X-XSRF-TOKEN': 'b', accept: 'application/json' },
    body: '',
  });
  expect(headers).toEqual({ authorization: '…', 'X-XSRF-TOKEN': '…', accept: 'application/json' });
});

test('the names of the player that an answer had are known to the bug report', () => {
  const { hide, names } = createHideMessage();
  hide({ headers: {}, body: '{"name":"Eva","last_name":"López","email":"eva@otro.mx"}' });
  expect(names()).toEqual(['Eva', 'López']);
});
