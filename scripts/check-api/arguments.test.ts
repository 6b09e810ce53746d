import { expect, test } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

const URL_ARGUMENT = ['--url', 'https://api.example.com'];

test('check:api with --url alone checks as a visitor and takes the API’s origin as the origin of the pages', () => {
  expect(readArguments(['--url', 'https://api.example.com/'])).toEqual({
    url: 'https://api.example.com',
    origin: 'https://api.example.com',
    account: null,
    mayWrite: false,
    newEmail: null,
  });
});

test('check:api reads every argument of its command line', () => {
  const words = [
    ...URL_ARGUMENT,
    '--origin',
    'https://example.com',
    '--email',
    'a@b.mx',
    '--password',
    ' x ',
  ];
  expect(readArguments([...words, '--write', '--new-email', 'c@d.mx'])).toEqual({
    url: 'https://api.example.com',
    origin: 'https://example.com',
    account: { email: 'a@b.mx', password: ' x ' },
    mayWrite: true,
    newEmail: 'c@d.mx',
  });
});

test('check:api reads the password from CHECK_API_PASSWORD when --email is given without --password', () => {
  const { account } = readArguments([...URL_ARGUMENT, '--email', 'a@b.mx'], { CHECK_API_PASSWORD: 'secret' });
  expect(account).toEqual({ email: 'a@b.mx', password: 'secret' });
});

test('check:api ignores CHECK_API_PASSWORD without --email', () => {
  expect(readArguments(URL_ARGUMENT, { CHECK_API_PASSWORD: 'secret' }).account).toBeNull();
});

test.each([
  [[], '--url is missing'],
  [['--url', 'api.example.com'], '--url must begin with https:// or http://'],
  [['--url', 'ftp://api.example.com'], '--url must begin with https:// or http://'],
  [['--url', 'https://api.example.com/v1'], '--url is an origin without a path: https://api.example.com'],
  [['--url', 'https://ana:x@api.example.com'], "--url can't hold a user or a password"],
  [[...URL_ARGUMENT, '--origin', 'example.com'], '--origin must begin with'],
  [[...URL_ARGUMENT, '--email', 'a@b.mx'], '--email needs --password'],
  [[...URL_ARGUMENT, '--password', 'x'], '--password needs --email'],
  [[...URL_ARGUMENT, '--email', 'ana', '--password', 'x'], '--email is not an e-mail'],
  [[...URL_ARGUMENT, '--new-email', 'a@b.mx'], '--new-email needs --write'],
  [[...URL_ARGUMENT, '--write', '--new-email', 'a'], '--new-email is not an e-mail'],
  [[...URL_ARGUMENT, '--wirte'], "Unknown option '--wirte'"],
  [['https://api.example.com'], 'Unexpected argument'],
])('check:api refuses the arguments %j with the message: %s', (words, message) => {
  expect(() => readArguments(words)).toThrow(UsageError);
  expect(() => readArguments(words)).toThrow(message);
});
