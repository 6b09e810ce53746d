import { expect, test } from 'vitest';
import { createHarQueue } from './match-calls.ts';

const createQueue = (text: string, used: number[] = []) =>
  createHarQueue(
    text.split(', ').map((call) => {
      const [method = '', url = ''] = call.split(' ');
      return { method, url };
    }),
    used,
  );

type Queue = ReturnType<typeof createQueue>;
const take = (queue: Queue, method: string, path: string) => queue.take(method, new URL(path, 'http://page'));
const takeAll = (queue: Queue, text: string) =>
  text.split(', ').map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return take(queue, method, path)?.index;
  });

test('equal calls are answered in their order, whatever is asked between them', () => {
  const queue = createQueue('GET /a, GET /b, GET /a, GET /c');
  expect(takeAll(queue, 'GET /b, GET /a, GET /c, GET /a')).toEqual([1, 0, 3, 2]);
});

test('a call with another method or path has no answer', () => {
  const queue = createQueue('GET /a, POST /b');
  expect([take(queue, 'POST', '/a'), take(queue, 'GET', '/a/1')]).toEqual([null, null]);
});

test('of several calls of a path, the one with the same query is taken, in any order of its parameters', () => {
  const queue = createQueue('GET /a?page=1&size=9, GET /a?page=2&size=9');
  expect(takeAll(queue, 'GET /a?size=9&page=2, GET /a?page=1&size=9')).toEqual([1, 0]);
});

test('a call with another query takes the next one of its path', () => {
  expect(takeAll(createQueue('GET /a?page=1'), 'GET /a?page=2')).toEqual([0]);
});

test('a read after the last one of the file gets its answer again, with the same query if there is one', () => {
  const queue = createQueue('GET /a?page=1, GET /a?page=2');
  takeAll(queue, 'GET /a?page=1, GET /a?page=2');
  expect(take(queue, 'GET', '/a?page=1')).toEqual({ index: 0, isRepeated: true });
  expect(take(queue, 'GET', '/a?page=7')).toEqual({ index: 1, isRepeated: true });
});

test('of several answers to a read with the same query, the last one is given again', () => {
  const queue = createQueue('GET /a?page=1, GET /a?page=1, GET /a?page=2');
  takeAll(queue, 'GET /a?page=1, GET /a?page=1, GET /a?page=2');
  expect(take(queue, 'GET', '/a?page=1')).toEqual({ index: 1, isRepeated: true });
});

test('a change is never repeated', () => {
  const queue = createQueue('POST /a');
  expect(takeAll(queue, 'POST /a, POST /a')).toEqual([0, undefined]);
});

test('a read before a change doesn’t get the answer of after that change', () => {
  const queue = createQueue('GET /a, POST /b, GET /a');
  expect(takeAll(queue, 'GET /a, GET /a, POST /b, GET /a')).toEqual([0, 0, 1, 2]);
});

test('a change that the app has passed over doesn’t keep later answers back', () => {
  const queue = createQueue('POST /a, GET /c, POST /b, GET /c');
  expect(takeAll(queue, 'GET /c, POST /b, GET /c')).toEqual([1, 2, 3]);
});

test('the next calls are those after the last one that was made or skipped', () => {
  const queue = createQueue('GET /a, GET /b, POST /c, GET /d');
  take(queue, 'GET', '/b');
  expect(queue.next()).toEqual([2, 3]);
  queue.skip(2);
  expect(queue.next()).toEqual([3]);
});

test('a queue goes on with the calls that were made before', () => {
  const queue = createQueue('GET /a, POST /b, GET /a', [0, 1]);
  expect([queue.next(), takeAll(queue, 'GET /a'), queue.used()]).toEqual([[2], [2], [0, 1, 2]]);
});

test('a change of a HAR file is answered by the next one with the same query, before an earlier one with another', () => {
  const calls = ['/a?to=1', '/a?to=2', '/a'].map((url) => ({ method: 'POST', url }));
  const queue = createHarQueue(calls, []);
  const take = (path: string) => queue.take('POST', new URL(path, 'http://page'))?.index ?? null;
  expect([take('/a?to=2'), take('/a?to=9'), take('/a'), take('/a')]).toEqual([1, 0, 2, null]);
});
