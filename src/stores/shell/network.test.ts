// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createNetworkStore } from './network.ts';

afterEach(() => void vi.unstubAllGlobals());

function goOffline(isOffline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

test('the network store follows the online and offline events until it stops', () => {
  const network = createNetworkStore();
  const stop = network.start();
  goOffline(true);
  expect(network.isOffline.value).toBe(true);
  goOffline(false);
  expect(network.isOffline.value).toBe(false);
  stop();
  goOffline(true);
  expect(network.isOffline.value).toBe(false);
});

test('`whenOnline` of the network store resolves immediately with a connection, and otherwise when the connection returns', async () => {
  const network = createNetworkStore();
  await network.whenOnline();
  const stop = network.start();
  goOffline(true);
  const done = vi.fn();
  void network.whenOnline().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  goOffline(false);
  await Promise.resolve();
  expect(done).toHaveBeenCalledOnce();
  stop();
});
