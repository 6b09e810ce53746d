import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

test("the banner under the navigation tells a player that the device's clock is wrong, and can be dismissed", async () => {
  server.on('GET /api/user', {
    json: { id: 7, email: 'ana@correo.mx' },
    headers: { Date: 'Wed, 25 Nov 2026 18:05:00 GMT' },
  });
  const app = await openApp('/faq', { token: 'ana-1' });
  expect(screen.getByText('Ojo: la hora de tu celular no coincide.')).toBeTruthy();
  await app.press('Cerrar aviso');
  expect(screen.queryByText('Ojo: la hora de tu celular no coincide.')).toBeNull();
});

const notice = (text: string, role: 'status' | 'alert') => {
  const line = screen.getByText(text, { exact: false }).closest<HTMLElement>(`[role="${role}"]`);
  return {
    text: line?.textContent,
    icon: line?.querySelector('use')?.getAttribute('href'),
    canClose: line?.querySelector('button') !== null,
  };
};

test('the banner about a wrong device clock says the official time of the server', async () => {
  server.on('GET /api/user', {
    json: { id: 7, email: 'ana@correo.mx' },
    headers: { Date: 'Wed, 25 Nov 2026 18:05:00 GMT' },
  });
  await openApp('/faq', { token: 'ana-1' });
  expect(notice('Ojo: la hora', 'status')).toEqual({
    text: expect.stringMatching(/coincide\.Aquí manda la hora oficial del centro de México: .*12:05/),
    icon: '#icon-clock',
    canClose: true,
  });
});

test('the banner about a lost connection stays until the connection is back', async () => {
  await openApp('/faq', { token: 'ana-1' });
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(notice('Estás sin internet.', 'status')).toEqual({
    text: 'Estás sin internet.Puedes seguir llenando; envíalos cuando vuelva la señal.',
    icon: '#icon-offline',
    canClose: false,
  });
  expect(screen.getByText('Estás sin internet.').closest('.bg-tinta')).not.toBeNull();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Estás sin internet.')).toBeNull();
});

test('the banner about a session that could not be opened is an alert', async () => {
  const app = await openApp('/faq');
  act(() => app.stores.auth.endSession('maintenance'));
  expect(notice('Estamos en mantenimiento.', 'alert')).toMatchObject({ icon: '#icon-alert', canClose: true });
});
