import { createWorld, type World } from '../history/world.ts';
import { toInstant } from '../lib/time.ts';
import type { TableName } from '../models/rows.ts';
import { createFaults, type FaultStore } from '../network/faults.ts';
import { handleRequest } from '../network/fetch.ts';
import { createGate, type Gate, getNativeTimers } from '../network/gate.ts';
import type { RouteTable } from '../network/interceptor.ts';
import { createLog, type NetworkLog } from '../network/log.ts';
import { createPipeline, type Pipeline } from '../network/pipeline.ts';
import { createMirageServer } from '../server.ts';
import { SETTINGS } from '../settings.ts';
import { checkIsListed } from './check-listed.ts';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  body: any;
  headers: Headers;
}

export interface TestCallOptions {
  body?: unknown;
  token?: string | null;
  csrf?: { cookie?: string; header?: string };
  headers?: Record<string, string>;
}

export interface BackEnd {
  world: World;
  routes: RouteTable;
  faults: FaultStore;
  gate: Gate;
  log: NetworkLog;
  pipeline: Pipeline;
  /** Sets the clock to a time at −06:00, `2026-08-28 16:59` with or without seconds. */
  at(text: string): void;
  request(method: string, path: string, options?: TestCallOptions): Request;
  call(method: string, path: string, options?: TestCallOptions): Promise<Reply>;
  login(email: string, password?: string): Promise<string>;
  edit(table: TableName, id: string, patch: Record<string, unknown> | null): void;
}

const PAIR = { cookie: 'eyJpdiI6YQ%3D%3D', header: 'eyJpdiI6YQ==' };

export function startBackEnd({
  players = 50,
  seed = SETTINGS.defaultSeed,
}: {
  players?: number;
  seed?: number;
} = {}): BackEnd {
  const { server, routes } = createMirageServer({ seed, getWorld: () => world });
  const settings = { seed, players, start: SETTINGS.worldStart, rate: 0, realNow: () => 0 };
  const world: World = createWorld(server, settings, {
    onFact() {},
    getPageState: () => ({ storage: {}, route: '/' }),
  });
  const timers = getNativeTimers();
  const faults = createFaults(world);
  const gate = createGate(timers);
  const log = createLog(
    () => 0,
    () => {},
  );
  const exclusive: Parameters<typeof createPipeline>[0]['exclusive'] = (work) => work();
  const pipeline = createPipeline({ world, routes, faults, gate, log, timers, exclusive, onDate() {} });

  const request: BackEnd['request'] = (method, path, { body, token, csrf = PAIR, headers } = {}) =>
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(csrf.cookie && { cookie: `XSRF-TOKEN=${csrf.cookie}` }),
        ...(csrf.header && { 'x-xsrf-token': csrf.header }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  const call: BackEnd['call'] = async (method, path, options) => {
    const response = await handleRequest(pipeline, request(method, path, options));
    checkIsListed(log.entries().at(-1));
    const text = await response.text();
    let parsed: unknown = text;
    try {
      parsed = JSON.parse(text);
    } catch {
      // A body that is no JSON, such as an empty or HTML body, stays text.
    }
    return { status: response.status, body: parsed, headers: response.headers };
  };

  return {
    world,
    routes,
    faults,
    gate,
    log,
    pipeline,
    request,
    call,
    at(text) {
      const [date = '', time] = text.split(' ');
      world.clock.set(toInstant(date, time));
    },
    async login(email, password = SETTINGS.password) {
      const reply = await call('POST', '/api/auth/login', { body: { email, password } });
      if (reply.status !== 200) throw new Error(`Log-in refused: ${reply.body.message}`);
      return reply.body.access_token;
    },
    edit(table, id, patch) {
      world.commit('edit', { label: 'Prueba', changes: [{ table, id, patch, before: {} }] }, 'panel');
    },
  };
}
