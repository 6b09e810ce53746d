// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../state/settings.ts';
import { startSimulator } from '../testing.tsx';
import { listenForKeys } from './shortcuts.ts';

const commands = { toggle() {}, show() {} };
let stop = () => {};
afterEach(() => stop());

function pressKey(code: string) {
  const event = new KeyboardEvent('keydown', { code, altKey: true, shiftKey: true, cancelable: true });
  dispatchEvent(event);
  return event;
}

test('a keyboard shortcut whose command throws prevents the key’s default action and causes no uncaught error', async () => {
  const simulator = startSimulator();
  await simulator.clock.resume(1);
  const freeze = vi.spyOn(simulator.clock, 'freeze').mockImplementation(() => {
    throw new Error('no clock');
  });
  const uncaught = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', uncaught);
  stop = listenForKeys(simulator, createSettingsStore('test'), commands);
  expect(pressKey('KeyC').defaultPrevented).toBe(true);
  removeEventListener('error', uncaught);
  expect(freeze).toHaveBeenCalledOnce();
  expect(uncaught).not.toHaveBeenCalled();
});
