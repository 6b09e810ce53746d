// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listenForReturn } from './listen-for-return.ts';

beforeEach(() => void vi.useFakeTimers());

function setUp() {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const onReturn = vi.fn();
  const stop = listenForReturn(onReturn);
  onTestFinished(stop);
  return { isHidden, onReturn, stop };
}

const show = () => document.dispatchEvent(new Event('visibilitychange'));
const focus = () => window.dispatchEvent(new Event('focus'));

test.each([
  ['from the back/forward cache is a return', true, 1],
  ['of a page load is none', false, 0],
])('a pageshow event %s', (_case, persisted, times) => {
  const { onReturn } = setUp();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(onReturn).toHaveBeenCalledTimes(times);
});

test('a visibilitychange event of a page that is hidden now is no return', () => {
  const { isHidden, onReturn } = setUp();
  isHidden.mockReturnValue(true);
  show();
  expect(onReturn).not.toHaveBeenCalled();
});

test.each([
  [99, 1],
  [100, 2],
])('two different events %d ms apart are %d return(s)', (apart, times) => {
  const { onReturn } = setUp();
  show();
  vi.advanceTimersByTime(apart);
  focus();
  expect(onReturn).toHaveBeenCalledTimes(times);
});

test('two events of one type are two returns, however close', () => {
  const { onReturn } = setUp();
  focus();
  focus();
  expect(onReturn).toHaveBeenCalledTimes(2);
});

test('after the stop no event is a return', () => {
  const { onReturn, stop } = setUp();
  stop();
  show();
  focus();
  expect(onReturn).not.toHaveBeenCalled();
});
