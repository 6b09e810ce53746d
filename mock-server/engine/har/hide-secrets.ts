import { getHeader, getList, getText, type Json, toRecord } from './read-json.ts';

/** A shorter cookie, such as `es`, could be any word of an answer. */
const MIN_LENGTH = 8;

/** Returns a function that replaces the tokens and cookies of a HAR file, wherever a text repeats them. */
export function createHideSecrets(entries: readonly Json[], standIn: string) {
  const secrets = new Set(entries.flatMap(listSecrets).filter((secret) => secret.length >= MIN_LENGTH));
  return (text: string) => [...secrets].reduce((hidden, secret) => hidden.replaceAll(secret, standIn), text);
}

function listSecrets(entry: Json): string[] {
  const messages = [toRecord(entry.request), toRecord(entry.response)];
  return messages.flatMap((message) => [
    getHeader(message, 'authorization').replace(/^\w+ /, ''),
    getHeader(message, 'x-xsrf-token'),
    ...getList(message.cookies).map(({ value }) => getText(value)),
    ...[getHeader(message, 'cookie'), getHeader(message, 'set-cookie')].flatMap(listCookieValues),
  ]);
}

const listCookieValues = (header: string) =>
  header.split(/[;\n]/).map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
