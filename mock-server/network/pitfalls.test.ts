/**
 * These tests name the ways in which Mirage 0.1.48 differs from a real server. A test fails if an upgrade or a
 * refactoring exposes one of these differences.
 */
import { readFileSync } from 'node:fs';
import { createServer, Response as MirageResponse } from 'miragejs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fact } from '../history/facts.ts';
import { createMirageServer } from '../server.ts';
import { startBackEnd } from '../testing/back-end.ts';
import { interceptFetch } from './fetch.ts';
import { RouteTable } from './interceptor.ts';

const HEADERS = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
let restore = () => {};
afterEach(() => {
  restore();
  restore = () => {};
});

function page() {
  const server = startBackEnd();
  restore = interceptFetch(server.pipeline).restore;
  return server;
}

describe('construction of Mirage’s server', () => {
  it('routes answer although they are declared before Mirage’s middleware exists', async () => {
    let early: unknown = 'never ran';
    createServer({
      ...({ interceptor: new RouteTable() } as object),
      routes() {
        early = this.middleware;
      },
    });
    expect(early).toBeUndefined();
    expect((await startBackEnd().call('GET', '/api/zipcode/06700')).status).toBe(200);
  });

  it('Mirage logs no call, because the server sets its logging property', () => {
    const { server } = createMirageServer({ seed: 7, getWorld: () => startBackEnd().world });
    expect((server as unknown as { shouldLog(): boolean }).shouldLog()).toBe(false);
  });

  it('Mirage leaves no global server and no replaced class in the page', () => {
    const before = [globalThis.Headers, globalThis.Request, globalThis.Response, globalThis.XMLHttpRequest];
    page();
    expect('server' in globalThis).toBe(false);
    expect([globalThis.Headers, globalThis.Request, globalThis.Response, globalThis.XMLHttpRequest]).toEqual(
      before,
    );
  });

  it('Mirage has the version that these tests were written for', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const { version } = JSON.parse(readFileSync('node_modules/miragejs/package.json', 'utf8')) as {
      version: string;
    };
    expect([devDependencies.miragejs, version]).toEqual(['0.1.48', '0.1.48']);
  });

  it('two mock servers run side by side, and an edit in one doesn’t change the data of the other', async () => {
    const [first, second] = [startBackEnd({ seed: 1 }), startBackEnd({ seed: 2 })];
    first.edit('weeks', '7', { alias: 'La siete' });
    const alias = async (server: typeof first) => {
      const token = await server.login('ana@correo.mx');
      return (await server.call('GET', '/api/weeks', { token })).body[6].alias;
    };
    expect([await alias(first), await alias(second)]).toEqual(['La siete', 'Jornada 7']);
  });
});

describe('Mirage’s models', () => {
  it('models read the records of their own server, although Mirage stores the database on the relation', () => {
    const [first, second] = [startBackEnd(), startBackEnd()];
    second.edit('games', '755', null);
    expect(first.world.schema.find('week', '7')?.games.length).toBe(9);
    expect(second.world.schema.find('week', '7')?.games.length).toBe(8);
  });

  it('a model of a record whose game was removed can be created, although Mirage throws on broken keys', () => {
    const { world, edit } = startBackEnd();
    const owner = world.data.tables().predictions.find((row) => row.gameId === '755')?.userId;
    edit('games', '755', null);
    expect(world.schema.where('prediction', { userId: owner }).models.some(({ game }) => game === null)).toBe(
      true,
    );
  });
});

describe('Mirage’s database', () => {
  const getLine = (game: number) => ({ game_id: String(game), home_score: 1, away_score: 0 });

  it('a rebuilt world shares no object with the previous one, although Mirage’s dump is shallow', () => {
    const { world } = startBackEnd();
    const before = world.data.tables();
    world.rebuildAt(0);
    const after = world.data.tables();
    for (const table of Object.keys(before) as (keyof typeof before)[]) {
      expect(after[table]).not.toBe(before[table]);
      if (before[table].length > 0) expect(after[table][0]).not.toBe(before[table][0]);
    }
    before.trivias[0]?.options.push('otra');
    expect(world.data.tables().trivias[0]?.options).not.toContain('otra');
  });

  it('the id of a removed record is not assigned again, and a re-applied fact assigns the same id as before', () => {
    const { world } = startBackEnd();
    const ids = () =>
      world.data
        .tables()
        .predictions.filter((row) => !row.seeded)
        .map((row) => row.id);
    world.commit('pool', { user_id: '2', predictions: [getLine(755)] });
    world.commit('pool', { user_id: '2', predictions: [getLine(756)] });
    const first = ids();
    world.rebuildAt(1);
    world.rebuildAt(2);
    expect(ids()).toEqual(first);
    world.commit('edit', {
      label: 'Quitar',
      changes: [{ table: 'predictions', id: first[1] ?? '', patch: null, before: {} }],
    });
    world.commit('pool', { user_id: '2', predictions: [getLine(757)] });
    expect(new Set([...first, ...ids()]).size).toBe(3);
  });

  it('rebuilding the data five times, in turn before and after a log-in, throws nothing and leaves no session before the log-in', () => {
    const { world } = startBackEnd();
    world.commit('login', { user_id: '2' });
    for (let turn = 0; turn < 5; turn += 1) world.rebuildAt(turn % 2);
    expect(world.data.tables().sessions).toHaveLength(0);
  });

  it('changing the payload object after `commit` changes neither the stored fact nor the database', () => {
    const { world } = startBackEnd();
    const payload = { user_id: '2', predictions: [getLine(755)] };
    world.commit('pool', payload);
    payload.predictions[0]!.home_score = 9;
    const [fact] = world.timeline.applied() as Extract<Fact, { kind: 'pool' }>[];
    expect(fact?.payload.predictions[0]?.home_score).toBe(1);
    expect(world.data.tables().predictions.at(-1)?.home_score).toBe(1);
  });
});

describe('answers of Mirage’s server', () => {
  it('fetch rejects, and does not resolve with status 0, when a fault breaks the connection', async () => {
    const server = page();
    server.faults.add({ match: '*', effect: { drop: true } });
    await expect(fetch('/api/zipcode/06700', { headers: HEADERS })).rejects.toBeInstanceOf(TypeError);
  });

  it('the server answers 500 without a stack when a handler throws, and the log stores the error', async () => {
    const server = startBackEnd();
    const token = await server.login('ana@correo.mx');
    Object.defineProperty(server.world.schema, 'all', {
      value() {
        throw new Error('secreto');
      },
    });
    const reply = await server.call('GET', '/api/weeks', { token });
    expect([reply.status, reply.body]).toEqual([500, { message: 'Server Error' }]);
    expect(server.log.entries().at(-1)?.unexpectedError).toContain('secreto');
  });

  it('the route’s `run` rejects with the handler’s error when an async handler rejects', async () => {
    const routes = new RouteTable();
    const server = createServer({ ...({ interceptor: routes } as object) });
    server.get('/api/roto', async () => {
      throw new Error('roto');
    });
    const match = routes.match('GET', new URL('http://localhost/api/roto'));
    const call = {
      method: 'GET',
      url: new URL('http://localhost/api/roto'),
      headers: {},
      body: '',
      cookies: '',
      signal: null,
    };
    await expect(match?.run(call)).rejects.toThrow('roto');
  });

  it('a POST answers with its handler’s status instead of Mirage’s 201', async () => {
    const server = startBackEnd();
    const body = { email: 'ana@correo.mx', password: 'papas con chile' };
    expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(200);
  });

  it('the header names of a response are in lower case, so it has one content type', async () => {
    const routes = new RouteTable();
    const server = createServer({ ...({ interceptor: routes } as object) });
    server.get('/api/x', () => new MirageResponse(200, { 'X-Foo': 'a' }, { a: 1 }));
    const url = new URL('http://localhost/api/x');
    const reply = await routes
      .match('GET', url)
      ?.run({ method: 'GET', url, headers: {}, body: '', cookies: '', signal: null });
    expect(reply?.headers).toEqual({ 'x-foo': 'a', 'content-type': 'application/json' });
  });

  it('the caller’s abort signal ends a call without a response, which a fake XMLHttpRequest never does', async () => {
    const server = page();
    server.faults.add({ match: '*', effect: { timeout: true } });
    const controller = new AbortController();
    const call = fetch('/api/zipcode/06700', { headers: HEADERS, signal: controller.signal });
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('a fault’s delay before the route runs also delays the write', async () => {
    const server = startBackEnd();
    const token = await server.login('nico@correo.mx');
    server.faults.add({ match: 'POST /api/pool/user', effect: { delay: 20 } });
    const sent = server.call('POST', '/api/pool/user', {
      token,
      body: { pool: [{ game_id: 755, home_score: 1, away_score: 0 }] },
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(server.world.timeline.applied().some((fact) => fact.kind === 'pool')).toBe(false);
    expect((await sent).status).toBe(200);
  });

  it('the replaced fetch passes a binary response outside the API on unchanged', async () => {
    const native = globalThis.fetch;
    const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
    globalThis.fetch = async () => new Response(bytes);
    try {
      page();
      const got = new Uint8Array(await (await fetch('/lmx/foto.png')).arrayBuffer());
      expect(got).toEqual(bytes);
    } finally {
      restore();
      restore = () => {};
      globalThis.fetch = native;
    }
  });
});
