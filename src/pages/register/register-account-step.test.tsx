import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getShownError, type OpenedApp, openApp } from '../../testing/open-app.tsx';
import {
  createRegistrationServer,
  fillAccount,
  getFieldValue,
  REGISTER,
  toSecondStep,
  ZIPCODE,
} from '../../testing/registration.ts';
import type { ScriptedServer } from '../../testing/scripted-server.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = createRegistrationServer();
});
afterEach(() => void vi.useRealTimers());

test('the second step of the registration requires both consents but not marketing, shows the error of a field that was left, and corrects an e-mail domain on request', async () => {
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await app.press('Crear cuenta');
  expect(getShownError(/^Tengo 18 años o más/)).toBe('Necesitas aceptar para jugar.');
  expect(getShownError(/^Leí el Aviso/)).toBe('Necesitas leerlo y aceptarlo para jugar.');
  expect(getShownError(/^Quiero recibir promos/)).toBeNull();
  expect(server.lines()).toEqual([ZIPCODE]);
  for (const [label, text, problem] of [
    ['Contraseña', 'corta', 'Usa al menos 8 caracteres.'],
    ['Apodo para el ranking', 'ab', 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.'],
    ['Correo electrónico', 'ana@', 'Escribe un correo válido, como tu@correo.com.'],
  ] as const) {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
    await app.user.tab();
    expect([getShownError(label), getFieldValue(label)]).toEqual([problem, text]);
  }
  await app.fill('Correo electrónico', 'ana@gmial.com');
  await app.user.tab();
  await app.press('ana@gmail.com');
  expect(getFieldValue('Correo electrónico')).toBe('ana@gmail.com');
  expect(screen.queryByText(/Quisiste decir/)).toBeNull();
});

test('the second step of the registration shows that e-mail and nickname are taken, focuses the nickname and links to the log-in, which has the e-mail filled in', async () => {
  const errors = {
    email: ['The email has already been taken.'],
    nickname: ['The nickname has already been taken.'],
  };
  server.on(REGISTER, { status: 422, json: { message: 'The given data was invalid.', errors } });
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Crear cuenta');
  await waitFor(() =>
    expect(getShownError('Apodo para el ranking')).toBe('Ese apodo ya está en la cancha. Prueba otro.'),
  );
  expect(getShownError('Correo electrónico')).toBe('Este correo ya está en uso.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Apodo para el ranking')));
  expect(app.dialogs()).toEqual([]);
  const offer = screen.getByText(/Es tu cuenta/).closest('p') as HTMLElement;
  await app.user.click(within(offer).getByRole('link', { name: 'Iniciar sesión' }));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(getFieldValue('Correo electrónico')).toBe('Ana@Correo.mx');
});

test('the registration returns to its first step and marks and focuses the phone when the server refuses it by a rule of its own', async () => {
  const errors = { phone: ['The phone has already been taken.'] };
  server.on(REGISTER, { status: 422, json: { message: 'The given data was invalid.', errors } });
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Crear cuenta');
  await screen.findByLabelText('Celular (10 dígitos)');
  expect(getShownError('Celular (10 dígitos)')).toBe('Revisa este dato.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Celular (10 dígitos)')));
  expect(app.dialogs()).toEqual([]);
});

test('the second step of the registration keeps the nickname, but no password, after “Regresar” and after a visit to the terms', async () => {
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Regresar');
  await app.press('Continuar');
  await app.dialog('continueStepForm');
  await app.press('Sí, continuar');
  await screen.findByLabelText('Apodo para el ranking');
  expect([getFieldValue('Apodo para el ranking'), getFieldValue('Contraseña')]).toEqual(['ana_r', '']);
  await app.fill('Contraseña', 'marcador de dos');
  await app.user.click(screen.getByRole('link', { name: 'Bases, Términos y Condiciones' }));
  await waitFor(() => expect(app.address()).toBe('/T&C'));
  await openRegistration(app);
  await screen.findByLabelText('Apodo para el ranking');
  expect([getFieldValue('Apodo para el ranking'), getFieldValue('Contraseña')]).toEqual(['ana_r', '']);
});

async function openRegistration(app: OpenedApp) {
  await app.user.click((await screen.findAllByRole('link', { name: 'Iniciar sesión' }))[0] as HTMLElement);
  await app.user.click(await screen.findByRole('link', { name: 'Crea tu cuenta' }));
}

async function abandon() {
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  return app;
}

test('the registration is empty for the next person after another account has logged in and out', async () => {
  server.on('POST /api/auth/login', { json: { access_token: 'luis-1' } });
  server.on('GET /api/auth/logout', { json: {} });
  const app = await abandon();
  await app.user.click(screen.getByRole('link', { name: /^Bases/ }));
  await app.user.click((await screen.findAllByRole('link', { name: 'Iniciar sesión' }))[0] as HTMLElement);
  await app.fill('Correo electrónico', 'luis@correo.mx');
  await app.fill('Contraseña', 'papas con chile');
  await app.press('Entrar');
  await waitFor(() => expect(app.address()).toBe('/games'));
  await app.user.click(screen.getAllByRole('button', { name: 'Cerrar sesión' })[0] as HTMLElement);
  const dialog = await app.dialog('closeSession');
  await app.user.click(within(dialog).getByRole('button', { name: 'Cerrar sesión' }));
  await app.dialog('signOut');
  await app.press('Aceptar');
  await openRegistration(app);
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre(s)')).value).toBe('');
  expect([getFieldValue('Celular (10 dígitos)'), getFieldValue('Código postal')]).toEqual(['', '']);
});

test('the registration is still filled in after 29 minutes without a key, and empty again at its first step after 30', async () => {
  await abandon();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByLabelText('Apodo para el ranking'), { target: { value: 'ana_rx' } });
  act(() => void vi.advanceTimersByTime(29 * 60_000));
  expect(getFieldValue('Apodo para el ranking')).toBe('ana_rx');
  act(() => void vi.advanceTimersByTime(60_000));
  expect([getFieldValue('Nombre(s)'), getFieldValue('Código postal')]).toEqual(['', '']);
});

test('the registration on a phone that slept for 30 minutes is empty when its tab is visible again', async () => {
  await abandon();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getFieldValue('Nombre(s)')).toBe('');
});
