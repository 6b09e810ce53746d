import { parseArgs } from 'node:util';
import type { CheckSettings } from './environment.ts';

export const USAGE = `Usage: npm run check:api -- --url https://api.example.com [options]
       npm run check:api -- --mock [--write]

  --mock      starts the mock server on this machine and checks it as the player Ana
  --url       origin of the API, without a path
  --origin    origin of the site's pages, when it differs from --url
  --email     e-mail of a confirmed test account; checks the calls of a player too
  --password  its password; or set CHECK_API_PASSWORD
  --write     also registers an account of its own, predicts, answers the trivia, logs out and deletes that account
  --new-email e-mail of the account that --write registers; a made-up one by default

Exit code: 0 the product copes with every answer, 1 it can't cope with one, 2 nothing was checked.
Guide: docs/guides/check-api.md`;

/** The player Ana of the mock server. */
export const MOCK_ACCOUNT = ['--email', 'ana@correo.mx', '--password', 'papas con chile'];

export class UsageError extends Error {}

function readOrigin(option: string, text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : null;
  if (origin === text.replace(/\/$/, '') && /^https?:/.test(origin)) return origin;
  throw new UsageError(
    `--${option} must be an origin, such as https://api.example.com, but it is “${text}”.`,
  );
}

function readEmail(option: string, text: string): string {
  if (!/^\S+@\S+$/.test(text)) throw new UsageError(`--${option} is not an e-mail: “${text}”.`);
  return text;
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { url: text, origin: text, email: text, password: text, 'new-email': text };
  try {
    return parseArgs({ args: [...words], options: { ...options, write: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function readArguments(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): CheckSettings {
  const { email, 'new-email': newEmail, write: mayWrite = false, ...values } = parse(words);
  const password = values.password ?? (email === undefined ? undefined : environment.CHECK_API_PASSWORD);
  if (!values.url) throw new UsageError('--url is missing.');
  if (newEmail !== undefined && !mayWrite) throw new UsageError('--new-email needs --write.');
  if (password && !email) throw new UsageError('--password needs --email.');
  if (email && !password) throw new UsageError('--email needs --password or CHECK_API_PASSWORD.');
  const url = readOrigin('url', values.url);
  return {
    url,
    origin: values.origin === undefined ? url : readOrigin('origin', values.origin),
    account: email && password ? { email: readEmail('email', email), password } : null,
    mayWrite,
    newEmail: newEmail === undefined ? null : readEmail('new-email', newEmail),
  };
}
