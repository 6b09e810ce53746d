import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});

test('net.idle resolves while a fault holds a call, and the call gets its response after fault.release', async () => {
  const { fault, net } = caller.control;
  await caller.logIn();
  const id = await fault.hold('GET /api/weeks');
  const asked = caller.get('/api/weeks');
  await net.idle();
  expect([fault.held(id), fault.held(), net.pending().length]).toEqual([1, 1, 1]);
  await fault.release(id);
  expect((await asked).status).toBe(200);
  expect(fault.held()).toBe(0);
});

test('fault.held and fault.release treat a null from a script as no id', async () => {
  const { fault, net } = caller.control;
  await caller.logIn();
  await fault.hold('GET /api/weeks');
  const asked = caller.get('/api/weeks');
  await net.idle();
  const id: string = JSON.parse('null');
  expect(fault.held(id)).toBe(1);
  await fault.release(id);
  expect(fault.held()).toBe(0);
  expect((await asked).status).toBe(200);
});

test('clearing the faults releases the calls that they hold', async () => {
  const { fault, net } = caller.control;
  await caller.logIn();
  await fault.hold('GET /api/weeks', { times: 'always' });
  const asked = caller.get('/api/weeks');
  await net.idle();
  await fault.clear();
  expect((await asked).status).toBe(200);
  expect(fault.list()).toEqual([]);
});

test('a fault can make an endpoint answer with each message that fault.messages lists for it', async () => {
  const { fault, net } = caller.control;
  await caller.logIn();
  expect(new Set(fault.messages().map(({ endpoint }) => endpoint))).toEqual(new Set(net.endpoints()));
  for (const { endpoint, status, message } of fault.messages()) {
    await fault.add({ match: endpoint, effect: { status, message } });
    const [method, path = ''] = endpoint.split(' ');
    const address = path.replace(':zipcode', '06700').replace(':week', '7');
    const reply = method === 'GET' ? await caller.get(address) : await caller.post(address, {});
    expect([endpoint, reply.status, reply.body]).toEqual([endpoint, status, { message }]);
  }
  expect(fault.list()).toEqual([]);
});

test('net.har contains no token, cookie or password, and net.replay repeats a call of the log', async () => {
  const { net } = caller.control;
  await caller.logIn();
  await caller.get('/api/nothing');
  const [nothing, login] = [
    net.log().at(-1),
    net.log().find(({ endpoint }) => endpoint === 'POST /api/auth/login'),
  ];
  expect(nothing).toMatchObject({ endpoint: null, status: 404 });
  expect(login?.facts).toEqual([0, 1]);
  const har = JSON.stringify(net.har());
  expect(har).toContain('"version":"1.2"');
  for (const secret of [caller.token ?? '?', decodeURIComponent(caller.cookie ?? '?'), 'papas con chile'])
    expect(har).not.toContain(secret);
  const again = await net.replay(login?.id ?? 0);
  expect(again).toMatchObject({ status: 200, outcome: 'answered' });
  expect(caller.control.world.facts().filter(({ kind }) => kind === 'login')).toHaveLength(2);
  await expect(net.replay(99)).rejects.toThrow('ya no está en la lista');
});

test('net.har contains nothing of a password at which the log has cut the body', async () => {
  await caller.post('/api/auth/login', { email: 'ana@correo.mx', password: 'secreto'.repeat(30_000) });
  expect(JSON.stringify(caller.control.net.har())).not.toContain('secreto');
});

test('net.har contains nothing of the code with which an account is confirmed', async () => {
  const { mail, net } = caller.control;
  const code = mail.last({ kind: 'code' });
  await caller.post('/api/user/verify', { email: code?.to, otp: code?.secret });
  const har = JSON.stringify(net.har());
  expect(har).toContain('/api/user/verify');
  expect(har).not.toContain(code?.secret);
});

test('the facts of a repeated call name the panel as their author, and its log entry too', async () => {
  const { net, world } = caller.control;
  await caller.logIn();
  const login = net.log().find(({ endpoint }) => endpoint === 'POST /api/auth/login');
  const again = await net.replay(login?.id ?? 0);
  expect([login?.by, again.by]).toEqual(['app', 'panel']);
  expect(world.facts().map(({ kind, by }) => [kind, by])).toEqual([
    ['login', 'app'],
    ['login', 'panel'],
  ]);
});

test('net.release lets one held call go on, and leaves the others held', async () => {
  const { fault, net } = caller.control;
  await caller.logIn();
  await fault.hold('*', { times: 'always' });
  const asked = [caller.get('/api/weeks'), caller.get('/api/user')];
  await net.idle();
  await net.release(net.held()[1]?.id ?? 0);
  expect((await asked[1])?.status).toBe(200);
  expect(net.held().map(({ endpoint }) => endpoint)).toEqual(['GET /api/weeks']);
  await fault.clear();
  await Promise.all(asked);
});

test('net.replay sends a GET that became a POST with the headers of a POST of the app', async () => {
  const { net } = caller.control;
  await caller.get('/api/weeks');
  const body = JSON.stringify({ email: 'ana@correo.mx', password: 'papas con chile' });
  const [weeks] = net.log();
  const sent = await net.replay(weeks?.id ?? 0, { method: 'POST', url: '/api/auth/login', body });
  expect([sent.status, sent.request.headers['content-type']]).toEqual([200, 'application/json']);
});
