import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test.each([
  ['{"email":"ana@correo.mx","password":"papas con chile"}', '{"email":"…","password":"…"}'],
  ['{"password":"con \\"comillas\\"","otp":123456}', '{"password":"…","otp":"…"}'],
  ['{"access_token":"17|abc"}', '{"access_token":"…"}'],
  ['/user/change-password/ana%40correo.mx/9f8e7d?x=1', '/user/change-password/…?x=1'],
  ['email=ana%40correo.mx&week=7', 'email=…&week=7'],
  ['→ password=papas+con+chile&code=483726', '→ password=…&code=…'],
  ['/api/auth/verify?otp=483726&week=7', '/api/auth/verify?otp=…&week=7'],
  ['/api/user?email=ana@correo.mx&week=7', '/api/user?email=…&week=7'],
  ['Authorization: Bearer 12|abcdef', 'Authorization: Bearer …'],
  ['El correo ana.perez+1@correo.com.mx ya existe', 'El correo … ya existe'],
  ['ana%40correo.mx', '…'],
  ['9f8e7d6c5b4a39281706f5e4d3c2b1a0', '…'],
])('redact() changes the bug report text %s to %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test.each([
  '{"message":"No bet time","pool":[{"game_id":755,"home_score":1}]}',
  '/api/games/week/7',
  'Attempt to read property on null',
])('redact() leaves the bug report text %s unchanged', (text) => {
  expect(redact(text)).toBe(text);
});
