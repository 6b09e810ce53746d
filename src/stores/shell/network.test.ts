// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { createNetworkStore } from './network.ts';

function open(onLine: boolean) {
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const network = createNetworkStore();
  return { isOnLine, network };
}

test('before its start, the network store says that the device is online, so that hydration matches the prerendered page', () => {
  expect(open(false).network.isOffline.value).toBe(false);
});

test.each([
  ['online', true, false],
  ['offline', false, true],
])('the network store says at its start whether the device is %s', (_what, onLine, isOffline) => {
  const { network } = open(onLine);
  const stop = network.start();
  expect(network.isOffline.value).toBe(isOffline);
  stop();
});

test('the network store follows the events of the browser until it is stopped', () => {
  const { isOnLine, network } = open(true);
  const stop = network.start();
  isOnLine.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(network.isOffline.value).toBe(true);
  stop();
  isOnLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(network.isOffline.value).toBe(true);
});

test('`whenOnline` resolves once the connection is back', async () => {
  const { isOnLine, network } = open(false);
  const stop = network.start();
  const resolved = vi.fn();
  const waiting = network.whenOnline().then(resolved);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  isOnLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waiting;
  expect(resolved).toHaveBeenCalledOnce();
  stop();
});
