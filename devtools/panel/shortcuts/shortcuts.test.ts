// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../state/settings.ts';
import { startSimulator } from '../../testing.tsx';
import { listenForKeys } from './shortcuts.ts';

const complain = vi.fn();
const show = vi.fn();
const commands = { toggle() {}, show, complain };
let stop = () => {};
beforeEach(() => complain.mockClear());
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

test.each([
  ['→ after the last event', 'final(23, 1) + 300d', 'ArrowRight', 'No hay más eventos.'],
  ['← before the first event', 'nacimiento - 300d', 'ArrowLeft', 'No hay eventos anteriores.'],
])('the keyboard shortcut %s shows a Spanish sentence', async (_what, time, code, words) => {
  const simulator = startSimulator();
  await simulator.clock.goto(time);
  stop = listenForKeys(simulator, createSettingsStore('test'), commands);
  pressKey(code);
  await vi.waitFor(() => expect(complain).toHaveBeenCalledWith(words));
});

test('the keyboard shortcut G asks where a recording begins, and stops one that is on', async () => {
  const simulator = startSimulator();
  stop = listenForKeys(simulator, createSettingsStore('test'), commands);
  pressKey('KeyG');
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith('record'));
  await simulator.recorder.start();
  pressKey('KeyG');
  await vi.waitFor(() =>
    expect(complain).toHaveBeenCalledWith(
      'No se grabó nada: todavía no tocaste ni escribiste nada en la app.',
    ),
  );
});
