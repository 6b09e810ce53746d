// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionChannel, type SessionMessage } from './session-channel.ts';
import { createStorage, STORAGE_KEYS } from './storage.ts';

const stops: (() => void)[] = [];

function openTab() {
  const heard: SessionMessage[] = [];
  const channel = createSessionChannel(createStorage(localStorage));
  stops.push(channel.listen((message) => heard.push(message)));
  return { channel, heard };
}

const changeToken = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('a session message reaches the other tab and not its sender', async () => {
  const [one, two] = [openTab(), openTab()];
  one.channel.announce('session-closed');
  await vi.waitFor(() => expect(two.heard).toEqual(['session-closed']));
  expect(one.heard).toEqual([]);
});

test('an unknown message on the same BroadcastChannel is ignored', async () => {
  const { channel, heard } = openTab();
  const stranger = new BroadcastChannel('lmx');
  for (const data of [{ kind: 'session-closed' }, 'logout', null, 7]) stranger.postMessage(data);
  const friend = createSessionChannel(createStorage(localStorage));
  friend.announce('session-opened');
  await vi.waitFor(() => expect(heard).toEqual(['session-opened']));
  stranger.close();
  stops.push(friend.listen(() => undefined));
  expect(channel).toBeDefined();
});

test.each([
  [null, 'session-closed'],
  ['luis-1', 'session-opened'],
])('without BroadcastChannel, a token that changes to %j in storage is announced as %s', (token, message) => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { channel, heard } = openTab();
  channel.announce('session-opened');
  changeToken(token);
  expect(heard).toEqual([message]);
  vi.unstubAllGlobals();
});

test('without BroadcastChannel, a storage change of another key is not announced', () => {
  const { heard } = openTab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'lmx:draft:7:1', newValue: '{}' }));
  expect(heard).toEqual([]);
});

test('a tab that stopped listening receives no session message', () => {
  const { heard } = openTab();
  for (const stop of stops.splice(0)) stop();
  changeToken(null);
  expect(heard).toEqual([]);
});
