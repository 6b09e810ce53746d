import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const getPart = () => screen.getByRole('region', { name: /^Lo que guarda la app/ });

test('Mundo shows what the app stores, with its meaning, its size and the games of a draft, and no token', async () => {
  localStorage.setItem('lmx:token', '2|abcdef');
  localStorage.setItem('lmx:draft:7:7', '[["755",2,1,5]]');
  showPanel(startSimulator(), { section: 'world' });
  const part = await screen.findByRole('region', { name: 'Lo que guarda la app' });
  const [draft, token] = within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(draft).toMatch(/Marcadores sin enviar, jornada 7lmx:draft:7:7 · 15 B\w+–\w+ 2–1/);
  expect(token).toContain('Sesión abierta (token)lmx:token · 8 B');
  expect(part.textContent).not.toContain('abcdef');
});

test('“Borrar” of a stored key removes it, says when the app notices it, and the row goes', async () => {
  localStorage.setItem('lmx:first-run', '1');
  showPanel(startSimulator(), { section: 'world' });
  fireEvent.click(screen.getByRole('button', { name: 'Borrar lmx:first-run' }));
  expect(await screen.findByText(/^Borraste “Tarjeta de bienvenida/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar la app' })).toBeTruthy();
  expect(localStorage.getItem('lmx:first-run')).toBeNull();
  expect(await screen.findByText('En este navegador no guarda nada.', {}, { timeout: 2_000 })).toBeTruthy();
});

test('what the app stores while the panel is open appears within a second', async () => {
  showPanel(startSimulator(), { section: 'world' });
  expect(getPart().textContent).toContain('0 datos');
  localStorage.setItem('lmx:week', '7/9');
  await waitFor(() => expect(getPart().textContent).toContain('7/9'), { timeout: 2_000 });
});

test('the command “Ver lo que guarda la app” opens Mundo at what the app stores, each time', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  showPanel(startSimulator(), { section: 'clock' });
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Buscar un comando' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Comando' }), {
      target: { value: 'localStorage' },
    });
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Comando' }), { key: 'Enter' });
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(times));
    expect(getPart()).toBeTruthy();
  }
});
