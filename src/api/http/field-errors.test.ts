import { expect, test } from 'vitest';
import { answer } from './classify.test.helper.ts';
import { classify } from './classify.ts';

const getFields = (errors: unknown, status = 422) => {
  const outcome = answer(status, { message: 'The given data was invalid.', errors });
  return classify(outcome, 'register', true)?.fields;
};

test.each([
  ['password', 'The password must contain at least one symbol.', 'password', 'invalid'],
  ['password', 'The password field must be at least 8 characters.', 'password', 'password-short'],
  ['password', 'The password must be at least 12 characters.', 'password', 'invalid'],
  ['password', 'The password must not be greater than 64 characters.', 'password', 'password-long'],
  [
    'password',
    'The given password has appeared in a data leak. Please choose a different password.',
    'password',
    'password-common',
  ],
  ['password_confirmation', 'No.', 'confirmation', 'invalid'],
  ['password', 'The password confirmation does not match.', 'password', 'password-mismatch'],
  ['last_name', 'The last name field is required.', 'lastName', 'required'],
  ['email', 'The email must be a valid email address.', 'email', 'email'],
])(
  'classify gives for the field %s with “%s” an error of the form field %s with the code %s',
  (name, text, field, kind) => {
    expect(getFields({ [name]: [text] })).toEqual([{ field, kind }]);
  },
);

test('classify gives the known messages of two fields and the code “invalid” of another', () => {
  const errors = {
    phone: ['No.'],
    email: ['The email has already been taken.'],
    nickname: ['Too short.', 'The nickname has already been taken.'],
  };
  expect(getFields(errors)).toEqual([
    { field: 'email', kind: 'email-exists' },
    { field: 'nickname', kind: 'nickname-taken' },
    { field: 'phone', kind: 'invalid' },
  ]);
});

test.each([
  ['another status than 422', { phone: ['No.'] }, 400],
  ['`errors` that is text', 'No.', 422],
])('classify gives no field for %s', (_, errors, status) => {
  expect(getFields(errors, status)).toEqual([]);
});

test('classify names the game of a boleto whose refusal is a known message', () => {
  const errors = { 'pool.2.game_id': ['No bet time'] };
  const error = classify(answer(422, { message: 'No bet time', errors }), 'pool', true);
  expect(error).toMatchObject({
    kind: 'poolGameNotAvailable',
    fields: [{ field: 'pool.2.gameId', kind: 'invalid' }],
  });
});
