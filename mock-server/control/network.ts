import type { Har } from 'har-format';
import type { BackEnd } from '../back-end.ts';
import { ENDPOINTS } from '../catalogue/catalogue.ts';
import { SECRET_KEYS } from '../catalogue/secret-keys.ts';
import { exportHar, toUrl } from '../engine/network/export-har.ts';
import { isUnderWay, type LogEntry } from '../engine/network/log.ts';
import { createHarControl } from './har.ts';

const SECRETS = { keys: SECRET_KEYS, headers: ['x-xsrf-token'] };

function readXsrfToken(cookies: string): string | undefined {
  const [, value] = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  return value && decodeURIComponent(value);
}

export function createNetworkControl(backEnd: BackEnd) {
  const { pipeline, pageAdapter, whenIdle, bus } = backEnd;
  /** Returns the CSRF token of the page's cookie. Without one, asks for it, as the app does before a POST. */
  async function getXsrfToken(headers: Record<string, string>): Promise<string | undefined> {
    const known = readXsrfToken(pageAdapter.cookies());
    if (known !== undefined) return known;
    const reply = await pipeline
      .dispatch({
        method: 'GET',
        url: toUrl('/sanctum/csrf-cookie'),
        headers: { ...headers },
        body: '',
        cookies: '',
        signal: null,
        by: 'panel',
      })
      .catch(() => null);
    return readXsrfToken(reply?.cookies?.join('; ') || pageAdapter.cookies());
  }
  return {
    ...createHarControl(backEnd),
    log: () => structuredClone(pipeline.log()),
    pending: () => structuredClone(pipeline.log().filter(isUnderWay)),
    /** The calls that wait for `fault.release`, the oldest first. */
    held: () => structuredClone(pipeline.listHeld()),
    /** Lets a held call go on, by the id of its entry. `fault.release` releases all calls of a fault. */
    async release(id: number) {
      pipeline.releaseCall(id);
      await whenIdle();
    },
    /**
     * Resolves when no time jump and no call is under way. Held calls, and calls that a `timeout` fault leaves
     * without a response, don't count as under way.
     */
    idle: whenIdle,
    /**
     * Returns the calls as a HAR file. Tokens, passwords and codes in JSON bodies, and tokens and cookies in headers,
     * are replaced by `…`. Start times are world times; durations are ms of real time.
     */
    har: (): Har => exportHar(pipeline.log(), SECRETS),
    /**
     * Repeats a call, with another method, path or body if `change` has one, but sets no cookie that its reply has. A
     * GET that becomes a POST gets the headers that the app gives a POST. The author of its facts is `panel`. Resolves
     * to the new log entry when the new call has ended, whatever its outcome. Rejects when the log has no call with
     * this id.
     */
    async replay(id: number, change: { method?: string; url?: string; body?: string } = {}) {
      const original = pipeline.log().find((entry) => entry.id === id);
      if (!original) throw new Error(`La petición ${id} ya no está en la lista.`);
      const { method, url } = original;
      const request = pipeline.getCall(original) ?? original.request;
      const isPost = (change.method ?? method) !== 'GET';
      const xsrf =
        request.headers['x-xsrf-token'] ?? (isPost ? await getXsrfToken(request.headers) : undefined);
      // The log may hide parts of the body, which the call must have.
      const body = (change.body === original.request.body ? undefined : change.body) ?? request.body;
      const reply = pipeline.dispatch({
        method: change.method ?? method,
        url: toUrl(change.url ?? url),
        headers: {
          ...(isPost && body !== '' && { 'content-type': 'application/json' }),
          ...request.headers,
          ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
        },
        body,
        cookies: xsrf === undefined ? '' : `XSRF-TOKEN=${encodeURIComponent(xsrf)}`,
        signal: null,
        by: 'panel',
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
