// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice, type SharedDevice } from '../../testing/device.ts';
import {
  type Answer,
  createScriptedServer,
  type ScriptedServer,
  UNAUTHENTICATED,
} from '../../testing/scripted-server.ts';
import { askDeletion } from '../account/delete-account.ts';
import { createStores } from '../index.ts';
import { createToastStore } from '../shell/toast.ts';
import { createLogOutUnderWay, MAX_LOG_OUT_MS } from './log-out-under-way.ts';
import { createSession } from './session.ts';
import { createSessionSync } from './session-sync.ts';

const DELETE = 'GET /api/user/delete';
const POOLS = 'GET /api/pool/user/all';
const DRAFT = `${STORAGE_KEYS.draftPrefix}7:1`;
const REFUSED: Answer = { status: 503, json: { message: 'Service Unavailable' } };

let server: ScriptedServer;
let device: SharedDevice;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server = createScriptedServer();
  device = createDevice();
  device.disk.set(STORAGE_KEYS.token, 'ana-1');
  device.disk.set(DRAFT, '[["3",2,1,1000]]');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const settle = () => vi.advanceTimersByTimeAsync(50);

/** A tab with all stores, on a device that several tabs share. */
async function openTab() {
  const storage = device.openTab();
  const stores = createStores({ baseUrl: 'http://localhost', clock: { now: () => 0 }, storage });
  stops.push(stores.sessionSync.start());
  const start = stores.auth.start();
  await vi.dynamicImportSettled();
  await settle();
  await start;
  const getEnd = () => [stores.auth.endReason.value, stores.modal.current.value?.type ?? null];
  return { ...stores, getEnd };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function startDeletion(tab: Tab) {
  const { modal, player } = tab;
  server.on(DELETE, { breaks: 'hold' });
  askDeletion({ ...tab, ...(await player.load()) });
  modal.accept();
  await settle();
  expect(server.count(DELETE)).toBe(1);
}

async function failRead({ api }: Tab) {
  server.on(POOLS, UNAUTHENTICATED);
  await expect(api.send((calls) => calls.userPools())).rejects.toMatchObject({ kind: 'unauthenticated' });
}

test('a tab whose read says “Unauthenticated.” during the deletion in another tab does not expire and follows the deletion', async () => {
  const [deleting, reading] = [await openTab(), await openTab()];
  await startDeletion(deleting);
  await failRead(reading);
  expect(reading.getEnd()).toEqual([null, null]);
  server.release(DELETE, { json: {} });
  await settle();
  expect(deleting.getEnd()).toEqual(['log-out', 'accountDeleted']);
  expect(reading.getEnd()).toEqual(['other-tab', null]);
  expect([...device.disk.keys()]).toEqual([]);
});

test('a tab whose read says “Unauthenticated.” during a deletion in another tab that is then refused expires', async () => {
  const [deleting, reading] = [await openTab(), await openTab()];
  await startDeletion(deleting);
  await failRead(reading);
  server.release(DELETE, REFUSED);
  await settle();
  expect(reading.getEnd()[0]).toBe('expired');
  expect(deleting.getEnd()[0]).toBe('other-tab');
  expect([...device.disk.keys()]).toEqual([DRAFT]);
});

test('a deletion ends in accountDeleted and removes the drafts although another tab has removed the token meanwhile', async () => {
  const deleting = await openTab();
  const other = device.openTab();
  await startDeletion(deleting);
  other.remove(STORAGE_KEYS.player);
  other.remove(STORAGE_KEYS.token);
  await settle();
  server.release(DELETE, { json: {} });
  await settle();
  expect(deleting.getEnd()).toEqual(['log-out', 'accountDeleted']);
  expect([...device.disk.keys()]).toEqual([]);
});

test('a call during a deletion is aborted, without an error of its own, when another tab has removed the token', async () => {
  const deleting = await openTab();
  await startDeletion(deleting);
  device.disk.delete(STORAGE_KEYS.token);
  await expect(deleting.api.send((calls) => calls.userPools())).rejects.toMatchObject({ kind: 'aborted' });
});

test('a refused deletion follows the log-out of another tab and says so', async () => {
  const deleting = await openTab();
  const other = device.openTab();
  await startDeletion(deleting);
  other.remove(STORAGE_KEYS.token);
  server.release(DELETE, REFUSED);
  await settle();
  expect(deleting.auth.endReason.value).toBe('other-tab');
  expect(deleting.toast.toasts.value.map(({ kind }) => kind)).toEqual(['session-closed-elsewhere']);
  expect(device.disk.has(DRAFT)).toBe(true);
});

test('a deletion that is answered after another player has logged in in another tab keeps the session of that player', async () => {
  const deleting = await openTab();
  const other = device.openTab();
  await startDeletion(deleting);
  other.set(STORAGE_KEYS.token, 'luis-1');
  server.release(DELETE, { json: {} });
  await settle();
  expect([deleting.session.token(), deleting.getEnd()]).toEqual(['luis-1', [null, null]]);
});

test.each([
  ['while the mark is fresh, then expires', MAX_LOG_OUT_MS - 1_000, [null, 'expired']],
  ['not at all when the mark is old, and expires', -1_000, ['expired', 'expired']],
])(
  'a tab whose read says “Unauthenticated.” waits for a closed tab that was ending the session %s',
  async (_case, left, expected) => {
    const reading = await openTab();
    device.disk.set(STORAGE_KEYS.logOutStart, String(Date.now() - MAX_LOG_OUT_MS + left));
    await failRead(reading);
    const before = reading.auth.endReason.value;
    await vi.advanceTimersByTimeAsync(MAX_LOG_OUT_MS);
    expect([before, reading.auth.endReason.value]).toEqual(expected);
  },
);

/** A session sync without the other stores: the test answers the calls of `followToken`. */
function createTab() {
  const { clear, disk, openTab } = createDevice();
  const storage = openTab();
  // Changes the disk without a `storage` event.
  const store = (next: string | null) => {
    if (next === null) disk.delete(STORAGE_KEYS.token);
    else disk.set(STORAGE_KEYS.token, next);
  };
  store('ana-1');
  const session = createSession(storage);
  const answers: (() => void)[] = [];
  const followToken = vi.fn(async (next: string | null) => {
    session.setToken(next);
    await new Promise<void>((resolve) => answers.push(resolve));
  });
  const sync = createSessionSync(
    { followToken, logOut: createLogOutUnderWay(session, storage, () => undefined) },
    session,
    storage,
    createToastStore(),
  );
  const isSettled = async (promise: Promise<void>) => {
    let settled = false;
    void promise.then(() => {
      settled = true;
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return settled;
  };
  return { answers, clear, followToken, isSettled, openTab, store, sync };
}

test('an API call is aborted when another tab has changed the session, and this tab switches to the new session', async () => {
  const { followToken, store, sync } = createTab();
  store('luis-1');
  await expect(sync.beforeCall({})).rejects.toMatchObject({ kind: 'aborted' });
  expect(followToken).toHaveBeenCalledExactlyOnceWith('luis-1');
});

test('an API call during a change of session waits for the new user, except a step of that change', async () => {
  const { answers, isSettled, store, sync } = createTab();
  store('luis-1');
  void sync.check();
  const other = sync.beforeCall({});
  expect(await isSettled(sync.beforeCall({ isSessionStep: true }))).toBe(true);
  expect(await isSettled(other)).toBe(false);
  answers[0]?.();
  expect(await isSettled(other)).toBe(true);
});

test('a tab logs out at once when another page clears the storage of the site', () => {
  const tab = createTab();
  const stop = tab.sync.start();
  tab.clear();
  expect(tab.followToken).toHaveBeenCalledExactlyOnceWith(null);
  stop();
});

test('a tab follows the token that another tab stores, and does nothing when that tab stores a draft', () => {
  const tab = createTab();
  const stop = tab.sync.start();
  const other = tab.openTab();
  other.set('draft:7:1', '{}');
  expect(tab.followToken).not.toHaveBeenCalled();
  other.set(STORAGE_KEYS.token, 'luis-1');
  expect(tab.followToken).toHaveBeenCalledExactlyOnceWith('luis-1');
  stop();
});

test.each([
  ['the event pageshow fires', () => void dispatchEvent(new Event('pageshow'))],
  [
    'the event visibilitychange fires on a visible page',
    () => void document.dispatchEvent(new Event('visibilitychange')),
  ],
])('the session is checked when %s', (_occasion, cause) => {
  const tab = createTab();
  const stop = tab.sync.start();
  tab.store('luis-1');
  expect(tab.followToken).not.toHaveBeenCalled();
  cause();
  expect(tab.followToken).toHaveBeenCalledExactlyOnceWith('luis-1');
  stop();
});
