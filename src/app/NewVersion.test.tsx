import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommonStores } from '../stores/index.ts';
import { StoresContext } from '../use-stores.ts';
import { NewVersion } from './NewVersion.tsx';

const open = (version: Partial<CommonStores['version']>) =>
  render(
    <StoresContext value={{ version } as CommonStores}>
      <NewVersion />
    </StoresContext>,
  );

test.each([
  ['Actualizar', [1, 0]],
  ['Después', [0, 1]],
])('the button “%s” of the notice of a new version does what it says', async (name, presses) => {
  const version = { update: vi.fn(), postpone: vi.fn(), losesInput: () => false };
  open(version);
  screen.getByText('Tu borrador no se pierde.');
  await userEvent.click(screen.getByRole('button', { name }));
  expect([version.update.mock.calls.length, version.postpone.mock.calls.length]).toEqual(presses);
});

test('the notice of a new version has the icon of a reload', () => {
  const { container } = open({ losesInput: () => false });
  expect(container.querySelector('use')?.getAttribute('href')).toBe('#icon-reload');
});

const WARNING = /se pierde lo que acabas de escribir/;

test('the notice of a new version says that a half-filled form would be lost, and reloads at the first press', async () => {
  const update = vi.fn();
  open({ update, losesInput: () => true });
  screen.getByText(WARNING);
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(update).toHaveBeenCalledOnce();
});

test('the notice of a new version warns at a press of what was typed since it appeared, and reloads at the next', async () => {
  const update = vi.fn();
  let losesInput = false;
  open({ update, losesInput: () => losesInput });
  losesInput = true;
  expect(screen.queryByText(WARNING)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  screen.getByText(WARNING);
  expect(update).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(update).toHaveBeenCalledOnce();
});

test('“Después” of the notice of a new version moves the focus to the heading of the page', async () => {
  render(
    <main>
      <h1 tabIndex={-1}>Partidos</h1>
    </main>,
  );
  open({ postpone: vi.fn(), losesInput: () => false });
  await userEvent.click(screen.getByRole('button', { name: 'Después' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partidos' }));
});
