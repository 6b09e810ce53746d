import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterFullScreen } from '../../ui/full-screen.ts';
import { PanelContext, type PanelContextValue } from '../context/context.ts';
import { PlayButtons } from './PlayButtons.tsx';

vi.mock('../../ui/full-screen.ts', () => ({ enterFullScreen: vi.fn() }));

const context = {
  run: (action: () => unknown) => void action(),
  playInApp: (action: () => unknown) => void action(),
} as unknown as PanelContextValue;
const play = vi.fn();
const onClose = vi.fn();

const show = (isDisabled = false) =>
  render(
    <PanelContext value={context}>
      <PlayButtons name="Reproducir" isDisabled={isDisabled} play={play} onClose={onClose} />
    </PanelContext>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  document.querySelector('.device-side')?.remove();
});

test.each([
  ['Reproducir', 0],
  ['En pantalla completa', 1],
])('“%s” of the cabina closes the dialog and plays, and fills the screen %i times', async (name, times) => {
  document.body.insertAdjacentHTML('beforeend', '<div class="device-side"></div>');
  show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect([play, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(enterFullScreen).toHaveBeenCalledTimes(times);
});

test('the dock, whose page a recipe reloads, has no button that fills the screen', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reproducir']);
});

test('while there is nothing to play, neither button of the cabina can be pressed', () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="device-side"></div>');
  show(true);
  expect(screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([
    true,
    true,
  ]);
});
