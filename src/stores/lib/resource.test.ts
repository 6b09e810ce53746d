import { effect } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../../scripts/test-setup.ts';
import { ApiError } from '../../api/error.ts';
import { createResource } from './resource.ts';

/** A resource whose requests are settled by hand. */
function setUp() {
  const requests: { resolve(data: string): void; reject(error: Error): void }[] = [];
  const resource = createResource<string>({
    request: () => new Promise((resolve, reject) => void requests.push({ resolve, reject })),
  });
  return { resource, requests };
}

test('a mistake in a request that a newer one has replaced reaches the console', async () => {
  const { resource, requests } = setUp();
  const old = resource.load();
  const newer = resource.load();
  requests[0]?.reject(new TypeError('x is not a function'));
  requests[1]?.resolve('data');
  expect([await old, await newer]).toEqual([false, true]);
  expect(getConsoleOutput()).toHaveLength(1);
  expectConsole(/TypeError: x is not a function/);
});

test('an aborted request that a newer one has replaced leaves the console empty', async () => {
  const { resource, requests } = setUp();
  const old = resource.load();
  const newer = resource.load();
  requests[0]?.reject(new ApiError('aborted'));
  requests[1]?.resolve('data');
  expect([await old, await newer]).toEqual([false, true]);
  expect(getConsoleOutput()).toEqual([]);
});

test('a mistake of a subscriber to loaded data rejects the load and leaves the data ready', async () => {
  const { resource, requests } = setUp();
  const stop = effect(() => {
    if (resource.get().status === 'ready') throw new TypeError('mistake of a subscriber');
  });
  const loading = resource.load();
  requests[0]?.resolve('data');
  await expect(loading).rejects.toThrow('mistake of a subscriber');
  expect(resource.peek()).toEqual({ status: 'ready', data: 'data' });
  stop();
});
