import { MESSAGES } from '../catalogue/messages.ts';
import type { MockControl } from '../control.ts';
import { listMails } from '../mail/mailbox.ts';
import { getRecords } from '../models/records.ts';
import { toCurl, toHar } from '../network/har.ts';
import type { LogEntry } from '../network/log.ts';
import type { MockRuntime } from '../runtime.ts';

export function createFaultControl({
  faults,
  pipeline,
  transitions,
  exclusive,
}: MockRuntime): MockControl['fault'] {
  const add: MockControl['fault']['add'] = async (spec) => {
    const id = await exclusive(() => faults.add(spec));
    await transitions.whenIdle();
    return id;
  };
  return {
    add,
    async clear(id) {
      // `faults.clear` doesn't release the calls that the fault holds, so they are released here.
      pipeline.release(id);
      await exclusive(() => faults.clear(id));
      await transitions.whenIdle();
    },
    list: () => faults.list(),
    hold: (match, { times = 1, when = 'before' } = {}) => add({ match, times, when, effect: { hold: true } }),
    async release(id) {
      pipeline.release(id);
      await transitions.whenIdle();
    },
    held: (id) => pipeline.countHeld(id),
    messages: () => MESSAGES,
  };
}

const getOrigin = () => globalThis.location?.origin ?? 'http://localhost';

export function createNetworkControl({
  log,
  pipeline,
  transitions,
  routes,
  bus,
}: MockRuntime): MockControl['net'] {
  const entry = (id: number): LogEntry => {
    const found = log.find(id);
    if (!found) throw new Error(`La petición ${id} ya no está en la lista.`);
    return found;
  };
  return {
    log: () => structuredClone(log.entries()),
    pending: () =>
      structuredClone(log.entries().filter(({ outcome }) => outcome === 'pending' || outcome === 'held')),
    idle: () => transitions.whenIdle(),
    har: () => toHar(log.entries(), getOrigin()),
    async replay(id) {
      const { method, url, request } = entry(id);
      const xsrf = request.headers['x-xsrf-token'];
      const call = {
        method,
        url: new URL(url, getOrigin()),
        headers: { ...request.headers },
        body: request.body,
        cookies: xsrf === undefined ? '' : `XSRF-TOKEN=${encodeURIComponent(xsrf)}`,
        signal: null,
      };
      const sent = pipeline.dispatch(call);
      const made = log.entries().at(-1) as LogEntry;
      await sent.catch(() => {});
      await transitions.whenIdle();
      return structuredClone(made);
    },
    curl: (id) => toCurl(entry(id), getOrigin()),
    clear() {
      log.clear();
      bus.changed();
    },
    endpoints: () => routes.endpoints(),
  };
}

export function createMailControl({
  world,
  admin,
  transitions,
  exclusive,
}: MockRuntime): MockControl['mail'] {
  const list: MockControl['mail']['list'] = (filter) =>
    listMails(getRecords(world.schema, 'mails'), world.now(), filter);
  return {
    list,
    last: (filter) => list(filter).at(-1) ?? null,
    async expire(id) {
      const mail = id ?? list().findLast(({ state }) => state === 'alive')?.id;
      if (mail === undefined) throw new Error('No hay ningún correo vigente.');
      await exclusive(() => admin.expireMail(mail));
      await transitions.whenIdle();
    },
  };
}
