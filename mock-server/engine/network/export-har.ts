import type { Entry, Har, Header } from 'har-format';
import { createRedact } from '../../lib/redact-json.ts';
import type { LogEntry } from './log.ts';

/** What a HAR file must not have, besides the headers `authorization` and `cookie`. */
interface Secrets {
  /** Keys of JSON bodies. */
  keys: readonly string[];
  headers: readonly string[];
}

/**
 * Returns the calls as a HAR file. The values of `secrets`, and tokens and cookies in headers, are replaced by `…`.
 * Start times are world times; durations are ms of real time.
 */
export const exportHar = (entries: readonly LogEntry[], secrets: Secrets): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'simulator', version: '1' },
    entries: entries.map((entry) => toHarEntry(entry, createRedact(secrets.keys, '…'), secrets.headers)),
  },
});

/** The page's address of a path of the API. */
export const toUrl = (path: string) => new URL(path, globalThis.location?.origin ?? 'http://localhost');

function toHarEntry(
  entry: LogEntry,
  redact: (text: string) => string,
  secretHeaders: readonly string[],
): Entry {
  const url = toUrl(entry.url);
  const { request, response } = entry;
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: entry.ms,
    request: {
      method: entry.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      headers: redactHeaders(request.headers, secretHeaders),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: request.body.length,
      ...(request.body !== '' && {
        postData: { mimeType: request.headers['content-type'] ?? '', text: redact(request.body) },
      }),
    },
    response: {
      status: entry.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: redactHeaders(response?.headers ?? {}, secretHeaders),
      cookies: [],
      content: {
        size: response?.body.length ?? 0,
        mimeType: response?.headers['content-type'] ?? '',
        text: redact(response?.body ?? ''),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: response?.body.length ?? -1,
      ...(response === null && { _error: entry.outcome }),
    },
    cache: {},
    timings: { send: 0, wait: entry.ms, receive: 0 },
  };
}

function redactHeaders(headers: Record<string, string>, secretHeaders: readonly string[]): Header[] {
  const secret = new Set(['authorization', 'cookie', ...secretHeaders]);
  return Object.entries(headers).map(([name, value]) => ({ name, value: secret.has(name) ? '…' : value }));
}
