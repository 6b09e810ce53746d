import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = (action: () => unknown) => void Promise.resolve(action()).catch(() => {});

/** Presses the button. A press of `user-event` would wait for the clock, which stands still here. */
async function press() {
  userEvent.setup();
  const view = render(<CopyButton name="Copiar" label="Copiar enlace" text={async () => 'hola'} run={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return view;
}

test('a copy button copies its text and says “Copiado” for two seconds', async () => {
  await press();
  const copied = screen.getByRole('button', { name: /^Copiad/ });
  act(() => void vi.advanceTimersByTime(1_500));
  expect(copied.getAttribute('aria-label')).toMatch(/^Copiad/);
  act(() => void vi.advanceTimersByTime(600));
  expect(copied.getAttribute('aria-label')).toBe('Copiar enlace');
  // Reading the clipboard takes real time.
  vi.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe('hola');
});

test('a copy button that leaves the page leaves no timer', async () => {
  const { unmount } = await press();
  screen.getByRole('button', { name: /^Copiad/ });
  const before = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(before - 1);
});

test('a copy button that the browser refuses keeps its name', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const failed = vi.fn();
  const complain = (action: () => unknown) => void Promise.resolve(action()).catch(failed);
  render(<CopyButton name="Copiar" text={() => 'hola'} run={complain} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('El navegador no dejó copiar.')));
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
});
