import { describe, expect, test } from 'vitest';
import { type AsyncState, getData, toFailed, toLoading, toReady, toSilentLoading } from './async-state.ts';

const idle: AsyncState<number> = { status: 'idle' };
const firstLoad: AsyncState<number> = { status: 'loading', data: null };
const reload: AsyncState<number> = { status: 'loading', data: 0 };
const ready: AsyncState<number> = { status: 'ready', data: 0 };
const failed: AsyncState<number> = { status: 'failed' };

test.each([
  [idle, null],
  [firstLoad, null],
  [reload, 0],
  [ready, 0],
  [failed, null],
])('getData of the state %o returns %o', (state, data) => {
  expect(getData(state)).toBe(data);
});

describe('toLoading', () => {
  test.each([
    [idle, firstLoad],
    [failed, firstLoad],
    [firstLoad, firstLoad],
    [ready, reload],
    [reload, reload],
  ])('toLoading turns the state %o into %o', (before, after) => {
    expect(toLoading(before)).toEqual(after);
  });
});

describe('toFailed', () => {
  test.each([
    [firstLoad, failed],
    [idle, failed],
    [reload, ready],
    [ready, ready],
  ])('toFailed turns the state %o into %o', (before, after) => {
    expect(toFailed(before)).toEqual(after);
  });

  test('toFailed returns the state object itself when it is ready', () => {
    expect(toFailed(ready)).toBe(ready);
  });
});

describe('toSilentLoading', () => {
  test.each([
    [idle, firstLoad],
    [failed, firstLoad],
  ])('toSilentLoading turns the state %o into %o', (before, after) => {
    expect(toSilentLoading(before)).toEqual(after);
  });

  test.each([[firstLoad], [reload], [ready]])(
    'toSilentLoading returns the object of the state %o itself',
    (before) => {
      expect(toSilentLoading(before)).toBe(before);
    },
  );
});

describe('toReady', () => {
  test.each([[idle], [firstLoad], [reload], [failed]])(
    'toReady turns the state %o into ready with the given data',
    (before) => {
      expect(toReady(before, 0)).toEqual(ready);
    },
  );

  test('toReady returns the state object itself when it is ready with the same data', () => {
    expect(toReady(ready, 0)).toBe(ready);
  });

  test('toReady replaces the data of a ready state', () => {
    expect(toReady(ready, 1)).toEqual({ status: 'ready', data: 1 });
  });
});
