/**
 * Reads a HAR file of any program: Chrome, Firefox, Safari, Charles, the simulator itself. Only calls to the app's API
 * are kept, and their answers without the file's tokens and cookies.
 */
import { isSafeJson, parseJson } from '../../lib/json.ts';
import { createRedact } from '../../lib/redact-json.ts';
import { decodeBody } from './decode-body.ts';
import { followRedirects } from './follow-redirects.ts';
import type { HarCall, HarRules } from './har-call.ts';
import { createHideSecrets } from './hide-secrets.ts';
import { getHeader, getList, getText, type Json, toRecord } from './read-json.ts';
import * as TEXTS from './texts.ts';

export const MAX_HAR_LENGTH = 80_000_000;
const MAX_CALLS = 2_000;

/** The token of a session in a HAR file, in place of the file's own. */
export const STAND_IN = 'har';

export interface HarFile {
  /** The program that exported the file. */
  creator: string;
  calls: HarCall[];
  /** Number of entries that are no calls to the API, such as pictures. */
  others: number;
  /** Number of successful answers whose body the file lacks. */
  bodiless: number;
  startsInSession: boolean;
}

interface Options extends Pick<HarRules, 'needsSession' | 'cookieEndpoint' | 'secretKeys'> {
  /** Returns the endpoint of a call, or null for a path that the API doesn't have. */
  findEndpoint(method: string, path: string): string | null;
  /** Whether the clock of a world can be set to `at` (ms since the epoch). */
  isInstant(at: number): boolean;
}

/** Throws an `Error` in Spanish for a text that is no HAR file with calls to the API. */
export function readHar(text: string, options: Options): HarFile {
  if (text.length > MAX_HAR_LENGTH) throw new Error(TEXTS.tooLarge(text.length, MAX_HAR_LENGTH));
  const data = parseJson(text.replace(/^\uFEFF/, ''));
  if (data === undefined) throw new Error(TEXTS.noJson);
  const log = toRecord(toRecord(data).log);
  if (!Array.isArray(log.entries) || !isSafeJson(data)) throw new Error(TEXTS.noHar);
  const entries = getList(log.entries);
  const found = keepLargestApi(
    followRedirects(entries).flatMap((entry) => findCall(entry, options.findEndpoint) ?? []),
  );
  if (found.length === 0) throw new Error(TEXTS.noCalls(entries.length));
  if (found.length > MAX_CALLS) throw new Error(TEXTS.tooManyCalls(found.length, MAX_CALLS));
  const calls = toCalls(sortByStart(found), options, createHideSecrets(entries, STAND_IN));
  const first = calls.find(({ endpoint }) => endpoint !== options.cookieEndpoint);
  return {
    creator: getText(toRecord(log.creator).name) || getText(toRecord(log.browser).name),
    calls,
    others: entries.length - found.length,
    bodiless: found.filter(lacksBody).length,
    startsInSession: first !== undefined && options.needsSession(first.endpoint),
  };
}

/** An entry of a HAR file that is a call to the API. */
interface FoundCall {
  entry: Json;
  /** Origin and path in front of the API's own path. */
  base: string;
  method: string;
  url: string;
  endpoint: string;
  /** NaN when the file doesn't say it. */
  startedAt: number;
}

/** The API may have another origin than the app of this page, and a path in front of its own. */
function findCall(entry: Json, findEndpoint: Options['findEndpoint']): FoundCall | null {
  const request = toRecord(entry.request);
  const method = getText(request.method).toUpperCase();
  const address = getText(request.url);
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  for (let index = 0; index !== -1; index = pathname.indexOf('/', index + 1)) {
    const path = pathname.slice(index);
    const endpoint = findEndpoint(method, path);
    if (endpoint === null) continue;
    const base = origin + pathname.slice(0, index);
    return {
      entry,
      base,
      method,
      url: path + search,
      endpoint,
      startedAt: Date.parse(getText(entry.startedDateTime)),
    };
  }
  return null;
}

/** Another service on the page may have a path of the API. The app's own API has the most calls. */
function keepLargestApi(found: readonly FoundCall[]): FoundCall[] {
  const counts = new Map<string, number>();
  for (const { base } of found) counts.set(base, (counts.get(base) ?? 0) + 1);
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
  return found.filter(({ base }) => base === largest?.[0]);
}

/** Charles and Firefox may list a call after a later one. */
const sortByStart = (found: readonly FoundCall[]): FoundCall[] =>
  found.some(({ startedAt }) => Number.isNaN(startedAt))
    ? [...found]
    : found.toSorted((a, b) => a.startedAt - b.startedAt);

const isLost = (response: Json, status: number) =>
  !(status >= 200 && status <= 599) ||
  getText(response._error) !== '' ||
  response._charlesStatus === 'FAILED';

const BODILESS: readonly number[] = [204, 205];

function lacksBody({ entry }: FoundCall): boolean {
  const response = toRecord(entry.response);
  const status = Number(response.status);
  const content = toRecord(response.content);
  const isSuccess = status >= 200 && status < 300 && !BODILESS.includes(status);
  return isSuccess && !isLost(response, status) && getText(content.text) === '' && content.size !== 0;
}

function toCalls(found: readonly FoundCall[], options: Options, hideSecrets: (text: string) => string) {
  const redact = createRedact(options.secretKeys, STAND_IN);
  const hide = (text: string) => hideSecrets(redact(text));
  /** The last body of each address, which an answer 304 stands for. */
  const bodies = new Map<string, string>();

  return found.map(({ entry, method, url, endpoint, startedAt }): HarCall => {
    const request = toRecord(entry.request);
    const response = toRecord(entry.response);
    const own = hide(decodeBody(toRecord(response.content)));
    const sentStatus = Number(response.status);
    const isUnchanged = sentStatus === 304;
    const body = isUnchanged ? own || (bodies.get(url) ?? '') : own;
    // The browser answers the app with the body in its cache.
    const status = isUnchanged && body !== '' ? 200 : sentStatus;
    if (status === 200) bodies.set(url, body);
    const ms = Math.max(0, Math.round(Number(entry.time)) || 0);
    return {
      method,
      url,
      endpoint,
      sent: hide(getText(toRecord(request.postData).text)),
      status: (isUnchanged && body === '') || isLost(response, status) ? 0 : status,
      headers: pickHeaders(response),
      body,
      at: getServerTime(response, startedAt + ms, options),
      ms,
    };
  });
}

/** The headers that an app may read. `Date` is that of the world. */
const KEPT_HEADERS = ['content-type', 'retry-after', 'age'];

const pickHeaders = (response: Json): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = getHeader(response, name);
      // A value with a line break or a letter beyond Latin-1 is no valid header.
      return value === '' || /[^\x20-\x7e]/.test(value) ? [] : [[name, value]];
    }),
  );

/** A file without `Date`, or with that of a cached answer, has only the time of the device. */
function getServerTime(
  response: Json,
  deviceTime: number,
  { isInstant }: Pick<Options, 'isInstant'>,
): number | null {
  const isCached = Number(getHeader(response, 'age')) > 0;
  const date = isCached ? Number.NaN : Date.parse(getHeader(response, 'date'));
  const time = Number.isNaN(date) ? deviceTime : date;
  return isInstant(time) ? time : null;
}
