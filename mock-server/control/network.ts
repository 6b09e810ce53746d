import type { Entry, Har, Header } from 'har-format';
import { ENDPOINTS, MESSAGES } from '../catalogue/catalogue.ts';
import type { FaultSpec } from '../catalogue/fault.ts';
import { isUnderWay, type LogEntry } from '../engine/network/pipeline.ts';
import { listMails, type MailFilter } from '../mail/mails.ts';
import type { MockRuntime } from '../runtime.ts';
import { createChange } from './edits.ts';

export function createFaultControl({ faults, pipeline, whenIdle, change }: MockRuntime) {
  const add = (spec: FaultSpec) => change(() => faults.add(spec));
  return {
    add,
    async clear(id?: string) {
      // `faults.clear` doesn't release the calls that the fault holds, so they are released here.
      pipeline.release(id);
      await change(() => faults.clear(id));
    },
    list: faults.list,
    hold: (match: string, { times, when }: Pick<FaultSpec, 'times' | 'when'> = {}) =>
      add({ match, times, when, effect: { hold: true } }),
    /**
     * Resumes the calls held by the fault with this id; without an id, resumes all held calls. A call with a
     * `timeout` fault stays without a response.
     */
    async release(id?: string) {
      pipeline.release(id);
      await whenIdle();
    },
    held: pipeline.countHeld,
    messages: () => MESSAGES,
  };
}

export function createMailControl({ world, change }: MockRuntime) {
  const list = (filter?: MailFilter) => listMails(world, filter);
  return {
    list,
    last: (filter?: MailFilter) => list(filter).at(-1) ?? null,
    /** Expires a code or a link, by default the newest valid one. Rejects an unknown id, and when none is valid. */
    async expire(id?: string) {
      const mail = id ?? list().findLast(({ state }) => state === 'alive')?.id;
      if (mail === undefined) throw new Error('No hay ningún correo vigente.');
      await change(() => {
        const expiry = createChange(world.schema, 'mails', mail, { expires_at: world.now() });
        world.commit('edit', { label: `Vencer correo ${mail}`, changes: [expiry] }, 'panel');
      });
    },
  };
}

export function createNetworkControl({ pipeline, whenIdle, bus }: MockRuntime) {
  return {
    log: () => structuredClone(pipeline.log()),
    pending: () => structuredClone(pipeline.log().filter(isUnderWay)),
    /** The calls that wait for `fault.release`, the oldest first. */
    held: () => structuredClone(pipeline.listHeld()),
    /**
     * Resolves when no time jump and no call is under way. Held calls, and calls that a `timeout` fault leaves
     * without a response, don't count as under way.
     */
    idle: whenIdle,
    /**
     * Returns the calls as a HAR file. Tokens, passwords and codes in JSON bodies, and tokens and cookies in headers,
     * are replaced by `…`. Start times are world times; durations are ms of real time.
     */
    har: (): Har => ({
      log: {
        version: '1.2',
        creator: { name: 'simulator', version: '1' },
        entries: pipeline.log().map(toHarEntry),
      },
    }),
    /**
     * Repeats a call; resolves to the new log entry when the new call has ended, whatever its outcome. Rejects when the
     * log has no call with this id.
     */
    async replay(id: number) {
      const original = pipeline.log().find((entry) => entry.id === id);
      if (!original) throw new Error(`La petición ${id} ya no está en la lista.`);
      const { method, url, request } = original;
      const xsrf = request.headers['x-xsrf-token'];
      const reply = pipeline.dispatch({
        method,
        url: toUrl(url),
        headers: { ...request.headers },
        body: request.body,
        cookies: xsrf === undefined ? '' : `XSRF-TOKEN=${encodeURIComponent(xsrf)}`,
        signal: null,
      });
      const repeated = pipeline.log().at(-1) as LogEntry;
      await reply.catch(() => {});
      await whenIdle();
      return structuredClone(repeated);
    },
    clear() {
      pipeline.clearLog();
      bus.emitChange();
    },
    endpoints: (): string[] => Object.keys(ENDPOINTS),
  };
}

const toUrl = (path: string) => new URL(path, globalThis.location?.origin ?? 'http://localhost');

function toHarEntry(entry: LogEntry): Entry {
  const url = toUrl(entry.url);
  const { request, response } = entry;
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: entry.ms,
    request: {
      method: entry.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      headers: redactHeaders(request.headers),
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
      headers: redactHeaders(response?.headers ?? {}),
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

const SECRET_HEADERS = new Set(['authorization', 'x-xsrf-token', 'cookie']);

const redactHeaders = (headers: Record<string, string>): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value: SECRET_HEADERS.has(name) ? '…' : value }));

// A text that the log has cut may end inside a secret, so the closing quote may be missing.
const redact = (text: string) =>
  text.replace(
    /("(?:access_token|password|password_confirmation|token|otp)"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?$)/g,
    '$1"…"',
  );
