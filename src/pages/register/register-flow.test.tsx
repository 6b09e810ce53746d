import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import {
  createRegistrationServer,
  fillAccount,
  fillBirthdate,
  fillPerson,
  getFieldValue,
  REGISTER,
  ROMA,
  toSecondStep,
  ZIPCODE,
} from '../../testing/registration.ts';
import type { ScriptedServer } from '../../testing/scripted-server.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = createRegistrationServer();
});

test('a registration sends what the player typed in one call behind a progress dialog that Escape does not close, and leads to the page for the confirmation code', async () => {
  server.on(REGISTER, { breaks: 'hold' });
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Crear cuenta');
  await app.dialog('createAccount');
  await app.user.keyboard('{Escape}');
  expect(app.dialogs()).toEqual(['createAccount']);
  await waitFor(() => expect(server.lines()).toContain(REGISTER));
  server.release(REGISTER, { status: 201, json: { email: 'ana@correo.mx' } });
  const dialog = await app.dialog('newAccount');
  expect(dialog.textContent).toContain('ana@correo.mx');
  expect(server.lines()).toEqual([ZIPCODE, REGISTER]);
  expect(server.requests().at(-1)?.body).toEqual({
    name: 'Ana María',
    last_name: 'Núñez O’Farril',
    birthdate: '1994-03-14',
    phone: '5512345678',
    zipcode: '06700',
    state: 'Ciudad de México',
    municipality: 'Cuauhtémoc',
    neighborhood: 'Roma Norte',
    nickname: 'ana_r',
    email: 'ana@correo.mx',
    password: ' marcador de dos ',
    accepts_terms: true,
    accepts_privacy: true,
    accepts_marketing: false,
  });
  await app.press('Escribir mi código');
  await waitFor(() => expect(app.address()).toBe('/user/confirm-account'));
});

test('the empty first step of the registration lists five errors on submit, focuses the first field, puts “Error:” in the title and makes no API call', async () => {
  const app = await openApp('/user/register');
  await app.press('Continuar');
  expect(getShownError('Nombre(s)')).toBe('Este campo es obligatorio');
  expect(getShownError('Día')).toBe('Este campo es obligatorio');
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre(s)')));
  expect(document.title).toBe('Error: Crear cuenta | Reto Ruffles');
  expect(server.lines()).toEqual([]);
});

test('the first step of the registration removes the prefix of a pasted phone number and formats the number on blur', async () => {
  const app = await openApp('/user/register');
  await app.user.click(screen.getByLabelText('Celular (10 dígitos)'));
  await app.user.paste('044 (222) 123-4567');
  await app.user.tab();
  expect(getFieldValue('Celular (10 dígitos)')).toBe('222 123 4567');
});

test('the registration checks the age by the date at −06:00, not by the date of the device', async () => {
  // It is 25 November, 23:59 at −06:00, one minute before the birthday. In Madrid, for example, the
  // birthday has already begun.
  const app = await openApp('/user/register', { now: Date.UTC(2026, 10, 26, 5, 59) });
  await fillBirthdate(app, '26', 'Noviembre', '2008');
  await app.press('Continuar');
  expect(getShownError('Día')).toBe('Este reto es solo para mayores de 18 años.');
});

test('when the lookup of the postal code fails with a 500, the registration shows the dialog unpreventedError, and the address can be filled in by hand', async () => {
  server.on(ZIPCODE, { status: 500, json: { message: 'Server Error' } });
  const app = await openApp('/user/register');
  await app.fill('Código postal', '06700');
  await app.dialog('unpreventedError');
  await app.press('Aceptar');
  expect(within(screen.getByLabelText('Estado')).getAllByRole('option')).toHaveLength(33);
  await app.fill('Nombre(s)', 'Ana');
  await app.fill('Apellidos', 'Ruiz');
  await fillBirthdate(app, '14', 'Marzo', '1994');
  await app.fill('Celular (10 dígitos)', '5512345678');
  await app.user.selectOptions(screen.getByLabelText('Estado'), 'Ciudad de México');
  await app.fill('Municipio o alcaldía', 'Cuauhtémoc');
  await app.fill('Colonia', 'Roma Norte');
  await app.press('Continuar');
  await app.dialog('continueStepForm');
});

test('the registration shows the place of the second postal code when the lookup of the first one ends later', async () => {
  server.on(ZIPCODE, { breaks: 'hold' });
  server.on('GET /api/zipcode/44100', {
    json: { ...ROMA, zipcode: '44100', state: 'Jalisco', neighborhoods: ['Centro'] },
  });
  const app = await openApp('/user/register');
  await app.fill('Código postal', '06700');
  await app.fill('Código postal', '44100');
  await waitFor(() => expect(getFieldValue('Estado')).toBe('Jalisco'));
  server.release(ZIPCODE, { json: ROMA });
  await app.user.tab();
  expect(getFieldValue('Estado')).toBe('Jalisco');
  expect(getFieldValue('Colonia')).toBe('Centro');
});

test('the button of the registration says “Revisando…” and opens no dialog while the postal code is being looked up', async () => {
  const app = await openApp('/user/register');
  await fillPerson(app);
  server.on('GET /api/zipcode/06600', { breaks: 'hold' });
  await app.fill('Código postal', '06600');
  await app.press('Revisando…');
  expect(app.dialogs()).toEqual([]);
});
