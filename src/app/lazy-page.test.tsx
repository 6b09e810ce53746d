import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { createLazyPage } from './lazy-page.tsx';

setUpScriptedServer();

test('a page whose code is being fetched shows the loading view [2.26]', () => {
  const { Page } = createLazyPage(() => new Promise(() => {}));
  render(<Page />);
  expect(screen.getByText('Cargando ...')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toBeTruthy();
});

test('“Reintentar” opens a page whose code could not be fetched at first', async () => {
  const load = vi.fn(async () => () => <h1>Bonus</h1>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { Page } = createLazyPage(load);
  render(<Page />);
  await screen.findByRole('button', { name: 'Reintentar' });
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  await screen.findByRole('heading', { level: 1, name: 'Bonus' });
});
