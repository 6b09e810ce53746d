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

test('the message session-closed on the session channel reaches the other tab and not its sender', async () => {
  const [one, two] = [openTab(), openTab()];
  one.channel.announce('session-closed');
  await vi.waitFor(() => expect(two.heard).toEqual(['session-closed']));
  expect(one.heard).toEqual([]);
});

test('unknown messages on the BroadcastChannel do not call the session listener, and a later session-opened does', async () => {
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
])(
  'without BroadcastChannel, a change of the stored token to %j in another tab calls the session listener with %s',
  (token, message) => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { channel, heard } = openTab();
    channel.announce('session-opened');
    changeToken(token);
    expect(heard).toEqual([message]);
    vi.unstubAllGlobals();
  },
);

test('a change of a stored key other than the token in another tab does not call the session listener', () => {
  const { heard } = openTab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'lmx:draft:7:1', newValue: '{}' }));
  expect(heard).toEqual([]);
});
