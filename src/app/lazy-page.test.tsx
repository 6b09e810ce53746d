import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVisitorStores } from '../testing/open-page.tsx';
import { createScriptedServer } from '../testing/scripted-server.ts';
import { createLazyPage } from './lazy-page.tsx';

beforeEach(() => {
  localStorage.clear();
  createScriptedServer();
});

function openLostPage() {
  const load = vi.fn(async () => ({ Bonus: () => <h1>Bonus</h1> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { Page } = createLazyPage(load, 'Bonus');
  render(<Page {...createVisitorStores()} />);
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

test('Inicio shows a player the loading view until the code of the page is there', async () => {
  let arrive: (module: object) => void = () => undefined;
  vi.resetModules();
  vi.doMock('../pages/home/PlayerHome.tsx', () => new Promise<object>((resolve) => (arrive = resolve)));
  const { openApp } = await import('../testing/open-app.tsx');
  const app = await openApp('/faq', { token: 'ana-1' });
  await app.user.click(screen.getAllByRole('link', { name: 'Inicio' })[0] as HTMLElement);
  await waitFor(() => expect(app.address()).toBe('/'));
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.textContent).toContain('Cargando ...'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  arrive({ PlayerHome: () => <h1>Hola</h1> });
  await screen.findByRole('heading', { level: 1, name: 'Hola' });
  vi.doUnmock('../pages/home/PlayerHome.tsx');
  vi.resetModules();
});
