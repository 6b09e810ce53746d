import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { type Answer, setUpScriptedServer, UNAUTHENTICATED } from '../testing/scripted-server.ts';

const DELETE = 'GET /api/user/delete';
const LOGOUT = 'GET /api/auth/logout';
const POOLS = 'GET /api/pool/user/all';
const WEEKS = 'GET /api/weeks';
const SEND = 'POST /api/pool/user';
const DRAFT = `${STORAGE_KEYS.draftPrefix}7:1`;
const OK: Answer = { json: {} };
const NULL_USER: Answer = { status: 500, json: { message: 'Attempt to read property "email" on null' } };

const server = setUpScriptedServer();

async function openProfile() {
  const app = await openApp('/user/profile', { token: 'ana-1' });
  await screen.findByText('ana_r');
  await waitFor(() => expect(app.stores.player.current?.playerData.hasLoaded.value).toBe(true));
  localStorage.setItem(DRAFT, '[["3",2,1,1000]]');
  return app;
}

/** Confirms the deletion or the log-out, whose answer the server holds. */
async function startEnding(app: OpenedApp, line: string) {
  server.on(line, { breaks: 'hold' });
  const [open] = screen.getAllByRole('button', {
    name: line === DELETE ? 'Eliminar mi cuenta' : 'Cerrar sesión',
  });
  await app.user.click(open as HTMLElement);
  await app.dialog(line === DELETE ? 'deleteAccount' : 'closeSession');
  await app.press(line === DELETE ? 'Sí, eliminar' : 'Cerrar sesión');
  await waitFor(() => expect(server.count(line)).toBe(1));
}

type OtherCall = (app: OpenedApp) => Promise<unknown>;

const readPools: OtherCall = ({ stores }) => stores.api.send((calls) => calls.userPools());
const readWeeks: OtherCall = ({ stores }) => stores.api.send((calls) => calls.weeks());
const poll: OtherCall = ({ stores }) => stores.api.send((calls) => calls.userPools(), { isBackground: true });
const send: OtherCall = ({ stores }) =>
  stores.api.send((calls) => calls.sendPool([{ gameId: '3', homeScore: 2, awayScore: 1 }]));

const openRanking: OtherCall = ({ user }) =>
  user.click(screen.getAllByRole('link', { name: 'Ranking' })[0] as HTMLElement);

const READ = [[POOLS, readPools]] as const;
const PAGE = [['GET /api/ranking/week/1', openRanking]] as const;
const TWO_READS = [...READ, [WEEKS, readWeeks]] as const;
const POLL = [[POOLS, poll]] as const;
const SENDING = [[SEND, send]] as const;

/** Sends the other calls, whose answers the server holds. */
async function startOthers(app: OpenedApp, others: readonly (readonly [line: string, call: OtherCall])[]) {
  for (const [line, call] of others) {
    server.on(line, { breaks: 'hold' });
    const before = server.count(line);
    call(app).catch(() => undefined);
    await waitFor(() => expect(server.count(line)).toBe(before + 1));
  }
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test.each([
  ['a read, before a deletion', READ, UNAUTHENTICATED, DELETE, OK, 'accountDeleted'],
  ['two reads, before a deletion', TWO_READS, UNAUTHENTICATED, DELETE, OK, 'accountDeleted'],
  ['a poll, before a deletion', POLL, UNAUTHENTICATED, DELETE, OK, 'accountDeleted'],
  ['a send, before a deletion', SENDING, UNAUTHENTICATED, DELETE, OK, 'accountDeleted'],
  ['the load of a page, before a deletion', PAGE, UNAUTHENTICATED, DELETE, OK, 'accountDeleted'],
  ['the load of a page as a null user, before a deletion', PAGE, NULL_USER, DELETE, OK, 'accountDeleted'],
  ['a read, before a log-out', READ, UNAUTHENTICATED, LOGOUT, OK, 'signOut'],
  ['two reads, before a log-out', TWO_READS, UNAUTHENTICATED, LOGOUT, OK, 'signOut'],
  ['a send, before a log-out', SENDING, UNAUTHENTICATED, LOGOUT, OK, 'signOut'],
  ['a read, before a log-out that answers 401', READ, UNAUTHENTICATED, LOGOUT, UNAUTHENTICATED, 'signOut'],
  ['a read, before a log-out that fails', READ, UNAUTHENTICATED, LOGOUT, { status: 500 }, 'unpreventedError'],
  ['a read, before a lost log-out', READ, UNAUTHENTICATED, LOGOUT, { breaks: 'drop' }, 'networkError'],
] as const)(
  '“Unauthenticated.” to %s, does not expire the session that is ending',
  async (_case, others, said, line, answer, result) => {
    const app = await openProfile();
    await startEnding(app, line);
    await startOthers(app, others);
    for (const [other] of others) server.release(other, said);
    await settle();
    expect(app.dialogs()).toEqual(line === LOGOUT ? ['signingOut'] : []);
    server.release(line, answer);
    await app.dialog(result);
    expect([localStorage.getItem(DRAFT) === null, localStorage.getItem(STORAGE_KEYS.token)]).toEqual([
      line === DELETE,
      null,
    ]);
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.dialogs()).toEqual([result]);
  },
);

test.each([
  ['at the same time', (line: string) => [POOLS, line]],
  ['after it', (line: string) => [line, POOLS]],
])('“Unauthenticated.” to a read of a deleted account %s ends in accountDeleted', async (_case, getOrder) => {
  const app = await openProfile();
  await startEnding(app, DELETE);
  await startOthers(app, READ);
  for (const line of getOrder(DELETE)) server.release(line, line === DELETE ? OK : UNAUTHENTICATED);
  await app.dialog('accountDeleted');
  await settle();
  expect([app.dialogs(), localStorage.getItem(DRAFT)]).toEqual([['accountDeleted'], null]);
});

test('a lost deletion whose read-back says “Unauthenticated.”, as a read did before, ends in accountDeleted', async () => {
  const app = await openProfile();
  await startEnding(app, DELETE);
  await startOthers(app, READ);
  server.release(POOLS, UNAUTHENTICATED);
  server.on('GET /api/user', UNAUTHENTICATED);
  server.release(DELETE, { breaks: 'drop' });
  await app.dialog('accountDeleted');
  expect([app.dialogs(), localStorage.getItem(DRAFT)]).toEqual([['accountDeleted'], null]);
});

test.each([
  ['answers 503', { status: 503, json: { message: 'Service Unavailable' } }],
  ['answers 429', { status: 429, json: { message: 'Too Many Attempts.' } }],
  ['answers 500 and the account still exists', { status: 500, json: { message: 'Server Error' } }],
  ['is lost and the account still exists', { breaks: 'drop' }],
  ['says “Unauthenticated.”', UNAUTHENTICATED],
] as const)(
  'after “Unauthenticated.” to a read, a deletion that %s ends in expiredSession and keeps the draft',
  async (_case, answer) => {
    const app = await openProfile();
    await startEnding(app, DELETE);
    await startOthers(app, READ);
    server.release(POOLS, UNAUTHENTICATED);
    await settle();
    server.release(DELETE, answer);
    await app.dialog('expiredSession');
    expect(app.dialogs()).toEqual(['expiredSession']);
    expect([localStorage.getItem(DRAFT) === null, localStorage.getItem(STORAGE_KEYS.token)]).toEqual([
      false,
      null,
    ]);
  },
);

test('a refused deletion keeps the session when no other call said “Unauthenticated.”, and the next one that does ends it', async () => {
  const app = await openProfile();
  await startEnding(app, DELETE);
  server.release(DELETE, { status: 503, json: { message: 'Service Unavailable' } });
  await app.dialog('unpreventedError');
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('ana-1');
  await app.press('Aceptar');
  await startOthers(app, READ);
  server.release(POOLS, UNAUTHENTICATED);
  await app.dialog('expiredSession');
});
