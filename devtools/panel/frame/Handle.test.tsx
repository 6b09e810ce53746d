import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Simulator } from '../../api.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

let simulator: Simulator;
// The panel imports the code of the journal when it opens. A test that ends before would leave the import to the next.
afterEach(() => simulator.recorder.watch());

function show(snap: 'low' | 'half' | 'high') {
  simulator = startSimulator();
  return showPanel(simulator, { snap });
}

const handle = () => screen.getByRole('separator', { name: 'Ajustar altura' });

test.each([
  ['half', 'ArrowUp', 'high'],
  ['high', 'ArrowUp', 'high'],
  ['half', 'ArrowDown', 'low'],
  ['low', 'ArrowDown', 'low'],
  ['high', 'Home', 'low'],
  ['low', 'End', 'high'],
  ['low', 'Enter', 'half'],
  ['high', ' ', 'low'],
  ['half', 'Tab', 'half'],
] as const)('at the height “%s” of the panel, the key “%s” leads to “%s”', (snap, key, next) => {
  const settings = show(snap);
  fireEvent.keyDown(handle(), { key });
  expect(settings.get().snap).toBe(next);
});

test.each([
  ['low', '0', 'abajo'],
  ['half', '1', 'a la mitad'],
  ['high', '2', 'arriba'],
] as const)(
  'the handle of a panel at the height “%s” has the value %s, read as “%s”',
  (snap, value, words) => {
    show(snap);
    expect(handle().getAttribute('aria-valuenow')).toBe(value);
    expect(handle().getAttribute('aria-valuetext')).toBe(words);
  },
);

/** Drags the handle with the pointer over so many pixels, upwards if negative. */
function drag(pixels: number) {
  const element = handle();
  element.setPointerCapture = () => {};
  element.hasPointerCapture = () => true;
  fireEvent.pointerDown(element, { clientY: 500 });
  fireEvent.pointerUp(element, { clientY: 500 + pixels });
  fireEvent.click(element);
}

test.each([
  ['low', -100, 'half'],
  ['low', -600, 'high'],
  ['high', 100, 'half'],
  ['high', 600, 'low'],
  ['half', -600, 'high'],
  ['low', -340, 'half'],
  ['low', -350, 'high'],
  ['half', 5, 'high'],
] as const)('from the height “%s”, a drag by %s px leads to “%s”', (snap, pixels, next) => {
  const settings = show(snap);
  drag(pixels);
  expect(settings.get().snap).toBe(next);
});

test('a tap after a drag moves the panel to its next height again', () => {
  const settings = show('low');
  drag(-100);
  drag(0);
  expect(settings.get().snap).toBe('high');
});

test('a pointer that the handle has not captured moves nothing', () => {
  const settings = show('low');
  const element = handle();
  element.setPointerCapture = () => {};
  element.hasPointerCapture = () => false;
  fireEvent.pointerDown(element, { clientY: 500 });
  fireEvent.pointerUp(element, { clientY: 100 });
  expect(settings.get().snap).toBe('low');
});
