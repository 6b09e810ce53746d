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
  expect([await old, await newer]).toEqual(['data', 'data']);
  expect(getConsoleOutput()).toHaveLength(1);
  expectConsole(/TypeError: x is not a function/);
});

test('an aborted request that a newer one has replaced leaves the console empty', async () => {
  const { resource, requests } = setUp();
  const old = resource.load();
  const newer = resource.load();
  requests[0]?.reject(new ApiError('aborted'));
  requests[1]?.resolve('data');
  expect([await old, await newer]).toEqual(['data', 'data']);
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

test('a load that two newer ones have replaced fails as the last one does', async () => {
  const { resource, requests } = setUp();
  const loads = [resource.load(), resource.load(), resource.load()];
  for (const request of requests.slice(0, 2)) request.resolve('old');
  requests[2]?.reject(new ApiError('networkError'));
  for (const load of loads) await expect(load).rejects.toEqual(new ApiError('networkError'));
  expect(resource.peek()).toEqual({ status: 'failed' });
});

test('a load whose request ends long after the load that has replaced it has the data of that one', async () => {
  const { resource, requests } = setUp();
  const old = resource.load();
  const newer = resource.load();
  requests[1]?.resolve('data');
  await newer;
  requests[0]?.resolve('old');
  expect([await old, resource.peek()]).toEqual(['data', { status: 'ready', data: 'data' }]);
});

test.each([
  ['is answered', 'resolve'],
  ['fails', 'reject'],
] as const)(
  'a load during which the resource is reset is aborted, also when its request %s',
  async (_how, end) => {
    const { resource, requests } = setUp();
    const loading = resource.load();
    resource.reset();
    if (end === 'resolve') requests[0]?.resolve('data');
    else requests[0]?.reject(new ApiError('networkError'));
    await expect(loading).rejects.toEqual(new ApiError('aborted'));
    expect(resource.peek()).toEqual({ status: 'idle' });
  },
);

test('`ensure` resolves with the data that is there, and with that of the load under way', async () => {
  const { resource, requests } = setUp();
  const loading = resource.ensure();
  const joined = resource.ensure();
  requests[0]?.resolve('data');
  expect([await loading, await joined, await resource.ensure(), requests.length]).toEqual([
    'data',
    'data',
    'data',
    1,
  ]);
});
