import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Simulator } from '../api.ts';
import { DEFAULT_WIDTH, DEVICES } from './devices.ts';
import { useDeviceWidth } from './use-device-width.ts';

const DESKTOP = Math.max(...DEVICES.map(({ width }) => width));

function open(isForCabina = false) {
  const page = document.implementation.createHTMLDocument();
  const frame = { current: { contentDocument: page } as HTMLIFrameElement };
  const simulator = {} as Simulator;
  const hook = renderHook(({ isPhone }) => useDeviceWidth(frame, simulator, isPhone), {
    initialProps: { isPhone: isForCabina },
  });
  return { ...hook, getScrollbar: () => page.documentElement.style.scrollbarWidth };
}

test('the scrollbar of the app takes no width on a phone, and has its width on a computer', () => {
  const { result, getScrollbar } = open();
  expect([result.current.width, getScrollbar()]).toEqual([DEFAULT_WIDTH, 'none']);
  act(() => result.current.setWidth(DESKTOP));
  expect(getScrollbar()).toBe('');
});

test('a recipe that needs a phone begins on one, and the user may choose a computer for it', () => {
  const { result, rerender } = open();
  act(() => result.current.setWidth(DESKTOP));
  rerender({ isPhone: true });
  expect(result.current.width).toBe(DEFAULT_WIDTH);
  act(() => result.current.setWidth(DESKTOP));
  expect(result.current.width).toBe(DESKTOP);
});

test('the cabina opens with a phone of 390 px', () => {
  expect(open().result.current.width).toBe(390);
});
