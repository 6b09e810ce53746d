import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommonStores } from '../stores/index.ts';
import { StoresContext } from '../use-stores.ts';
import { NewVersion } from './NewVersion.tsx';

test.each([
  ['Actualizar', [1, 0]],
  ['Después', [0, 1]],
])('the button “%s” of the notice of a new version does what it says', async (name, presses) => {
  const version = { update: vi.fn(), postpone: vi.fn() };
  render(
    <StoresContext value={{ version } as unknown as CommonStores}>
      <NewVersion />
    </StoresContext>,
  );
  screen.getByText('Tu borrador no se pierde.');
  await userEvent.click(screen.getByRole('button', { name }));
  expect([version.update.mock.calls.length, version.postpone.mock.calls.length]).toEqual(presses);
});

test('the notice of a new version has the icon of a reload', () => {
  const { container } = render(
    <StoresContext value={{ version: {} } as unknown as CommonStores}>
      <NewVersion />
    </StoresContext>,
  );
  expect(container.querySelector('use')?.getAttribute('href')).toBe('#icon-reload');
});
