import { parseArgs } from 'node:util';

export interface CheckSettings {
  url: string;
  origin: string;
  account: { email: string; password: string } | null;
  mayWrite: boolean;
  newEmail: string | null;
}

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

export class UsageError extends Error {}

function readOrigin(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--${option} must begin with https:// or http://, but it is “${text}”.`);
  }
  if (url.username || url.password) throw new UsageError(`--${option} can't hold a user or a password.`);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new UsageError(`--${option} is an origin without a path: ${url.origin}`);
  }
  return url.origin;
}

function readAccount(email: string | undefined, password: string | undefined): CheckSettings['account'] {
  if (email === undefined && password === undefined) return null;
  if (!email) throw new UsageError('--password needs --email.');
  if (!password) throw new UsageError('--email needs --password or CHECK_API_PASSWORD.');
  checkEmail('email', email);
  return { email, password };
}

function checkEmail(option: string, text: string): void {
  if (!/^\S+@\S+$/.test(text)) throw new UsageError(`--${option} is not an e-mail: “${text}”.`);
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: {
        url: text,
        origin: text,
        email: text,
        password: text,
        write: { type: 'boolean' },
        'new-email': text,
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function readArguments(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): CheckSettings {
  const values = parse(words);
  if (!values.url) throw new UsageError('--url is missing.');
  const newEmail = values['new-email'] ?? null;
  if (newEmail !== null) checkEmail('new-email', newEmail);
  if (newEmail !== null && !values.write) throw new UsageError('--new-email needs --write.');
  const url = readOrigin('url', values.url);
  const password =
    values.password ?? (values.email === undefined ? undefined : environment.CHECK_API_PASSWORD);
  return {
    url,
    origin: values.origin === undefined ? url : readOrigin('origin', values.origin),
    account: readAccount(values.email, password),
    mayWrite: values.write ?? false,
    newEmail,
  };
}
