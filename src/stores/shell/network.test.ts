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
