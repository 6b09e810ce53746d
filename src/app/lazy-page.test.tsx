import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { createLazyPage } from './lazy-page.tsx';

setUpScriptedServer();

function openLostPage() {
  const load = vi.fn(async () => () => <h1>Bonus</h1>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { Page } = createLazyPage(load);
  render(<Page />);
}

test('a page whose code can’t be fetched says that the connection is lost, and opens when the connection is back', async () => {
  openLostPage();
  await screen.findByRole('heading', { level: 1, name: '¡Respira!' });
  expect(document.title).toBe('¡Respira! | Reto Ruffles');
  expect(screen.queryByText('Algo salió mal, inténtalo más tarde')).toBeNull();
  await act(async () => {});
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { level: 1, name: 'Bonus' });
});

test('“Reintentar” opens a page whose code could not be fetched at first', async () => {
  openLostPage();
  await screen.findByRole('button', { name: 'Reintentar' });
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  await screen.findByRole('heading', { level: 1, name: 'Bonus' });
});
