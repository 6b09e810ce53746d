// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RATES } from '../../state/rates.ts';
import { createSettingsStore } from '../../state/settings.ts';
import { startSimulator } from '../../testing.tsx';
import { listenForKeys } from './shortcuts.ts';

const complain = vi.fn();
const show = vi.fn();
const commands = { toggle() {}, show, complain };
let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  complain.mockClear();
});
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

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['no Alt', { altKey: false }],
  ['no Shift', { shiftKey: false }],
])('the keys of a shortcut with %s are left to the browser', (_what, keys) => {
  stop = listenForKeys(startSimulator(), createSettingsStore('test'), commands);
  const init = { code: 'KeyK', altKey: true, shiftKey: true, cancelable: true, ...keys };
  const event = new KeyboardEvent('keydown', init);
  show.mockClear();
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(show).not.toHaveBeenCalled();
});

test('the shortcuts stop when they are switched off, and when their listener is removed', () => {
  const settings = createSettingsStore('test');
  stop = listenForKeys(startSimulator(), settings, commands);
  show.mockClear();
  settings.set({ keys: false });
  pressKey('KeyK');
  settings.set({ keys: true });
  stop();
  pressKey('KeyK');
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['ArrowUp', '1m', { silent: true }],
  ['ArrowDown', '-1m', { silent: true, data: false }],
])('the keyboard shortcut %s moves the clock by %s as the settings of jumps say', async (code, ...jump) => {
  const simulator = startSimulator();
  const advance = vi.spyOn(simulator.clock, 'advance').mockResolvedValue(undefined as never);
  const settings = createSettingsStore('test', { density: 'qa', silent: true, keepsData: true });
  stop = listenForKeys(simulator, settings, commands);
  pressKey(code);
  await vi.waitFor(() => expect(advance.mock.calls).toEqual([jump]));
});

test('the keyboard shortcut C lets a frozen clock go on, and freezes a running one', async () => {
  const simulator = startSimulator();
  stop = listenForKeys(simulator, createSettingsStore('test'), commands);
  for (const rate of [1, 0]) {
    pressKey('KeyC');
    await vi.waitFor(() => expect(simulator.clock.view().rate).toBe(rate));
  }
});

test('the keyboard shortcut S opens or closes the panel, and R removes what is out of the ordinary', async () => {
  const simulator = startSimulator();
  const toggle = vi.fn();
  const restore = vi.spyOn(simulator, 'restore').mockResolvedValue(undefined as never);
  stop = listenForKeys(simulator, createSettingsStore('test'), { ...commands, toggle });
  pressKey('KeyS');
  await vi.waitFor(() => expect(toggle).toHaveBeenCalledOnce());
  expect(restore).not.toHaveBeenCalled();
  pressKey('KeyR');
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
});

test('the keyboard shortcut V goes through the speeds of the clock, and begins again after the last', async () => {
  const simulator = startSimulator();
  stop = listenForKeys(simulator, createSettingsStore('test'), commands);
  const rates: number[] = [];
  for (const _rate of RATES) {
    const before = simulator.clock.view().rate;
    pressKey('KeyV');
    await vi.waitFor(() => expect(simulator.clock.view().rate).not.toBe(before));
    rates.push(simulator.clock.view().rate);
  }
  expect(rates.toSorted((a, b) => a - b)).toEqual([...RATES].toSorted((a, b) => a - b));
});

test.each([
  ['KeyK', 'palette'],
  ['KeyE', 'report'],
  ['KeyH', 'help'],
])('the keyboard shortcut %s opens “%s”', async (code, overlay) => {
  stop = listenForKeys(startSimulator(), createSettingsStore('test'), commands);
  show.mockClear();
  pressKey(code);
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(overlay));
});
