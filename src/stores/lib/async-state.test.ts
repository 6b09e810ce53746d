import { describe, expect, test } from 'vitest';
import { type AsyncState, getData, toFailed, toLoading } from './async-state.ts';

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
])('the data of %o is %o', (state, data) => {
  expect(getData(state)).toBe(data);
});

describe('toLoading', () => {
  test.each([
    [idle, firstLoad],
    [failed, firstLoad],
    [firstLoad, firstLoad],
    [ready, reload],
    [reload, reload],
  ])('turns %o into %o, so loaded data stays', (before, after) => {
    expect(toLoading(before)).toEqual(after);
  });
});

describe('toFailed', () => {
  test.each([
    [firstLoad, failed],
    [idle, failed],
    [reload, ready],
    [ready, ready],
  ])('turns %o into %o, so loaded data stays ready', (before, after) => {
    expect(toFailed(before)).toEqual(after);
  });
});
