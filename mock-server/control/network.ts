import type { Har } from 'har-format';
import type { BackEnd } from '../back-end.ts';
import { ENDPOINTS } from '../catalogue/catalogue.ts';
import { SECRET_KEYS } from '../catalogue/secret-keys.ts';
import { exportHar, toUrl } from '../engine/network/export-har.ts';
import { isUnderWay, type LogEntry } from '../engine/network/log.ts';
import { createHarControl } from './har.ts';

const SECRETS = { keys: SECRET_KEYS, headers: ['x-xsrf-token'] };

export function createNetworkControl(backEnd: BackEnd) {
  const { pipeline, whenIdle, bus } = backEnd;
  return {
    ...createHarControl(backEnd),
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
    har: (): Har => exportHar(pipeline.log(), SECRETS),
    /**
     * Repeats a call, with another method, path or body if `change` has one, but sets no cookie that its reply has. The author
     * of its facts is `panel`. Resolves to the new log entry when the new call has ended, whatever its outcome. Rejects
     * when the log has no call with this id.
     */
    async replay(id: number, change: { method?: string; url?: string; body?: string } = {}) {
      const original = pipeline.log().find((entry) => entry.id === id);
      if (!original) throw new Error(`La petición ${id} ya no está en la lista.`);
      const { method, url } = original;
      const request = pipeline.getCall(original) ?? original.request;
      const xsrf = request.headers['x-xsrf-token'];
      // The log may hide parts of the body, which the call must have.
      const body = change.body === original.request.body ? undefined : change.body;
      const reply = pipeline.dispatch({
        method: change.method ?? method,
        url: toUrl(change.url ?? url),
        headers: { ...request.headers },
        body: body ?? request.body,
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
