import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const run = (action: () => unknown) => void Promise.resolve(action()).catch(() => {});

async function press() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const view = render(<CopyButton name="Copiar" label="Copiar enlace" text={async () => 'hola'} run={run} />);
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  return view;
}

test('a copy button copies its text and says “Copiado” for two seconds', async () => {
  await press();
  const copied = await screen.findByRole('button', { name: /^Copiad/ });
  expect(await navigator.clipboard.readText()).toBe('hola');
  act(() => void vi.advanceTimersByTime(1_500));
  expect(copied.getAttribute('aria-label')).toMatch(/^Copiad/);
  act(() => void vi.advanceTimersByTime(600));
  expect(copied.getAttribute('aria-label')).toBe('Copiar enlace');
});

test('a copy button that leaves the page leaves no timer', async () => {
  const { unmount } = await press();
  await screen.findByRole('button', { name: /^Copiad/ });
  const before = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(before - 1);
});

test('a copy button that the browser refuses keeps its name', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const failed = vi.fn();
  const complain = (action: () => unknown) => void Promise.resolve(action()).catch(failed);
  render(<CopyButton name="Copiar" text={() => 'hola'} run={complain} />);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('El navegador no dejó copiar.')));
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
});
