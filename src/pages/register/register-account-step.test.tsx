import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import {
  createRegistrationServer,
  fillAccount,
  getFieldValue,
  REGISTER,
  toSecondStep,
  ZIPCODE,
} from '../../testing/registration.ts';
import type { Answer, ScriptedServer } from '../../testing/scripted-server.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = createRegistrationServer();
});

describe('the second step of the registration', () => {
  test('the second step of the registration requires the consents to the terms and the privacy notice, but not to marketing', async () => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await app.press('Crear cuenta');
    expect(getShownError(/^Tengo 18 años o más/)).toBe('Necesitas aceptar para jugar.');
    expect(getShownError(/^Leí el Aviso/)).toBe('Necesitas leerlo y aceptarlo para jugar.');
    expect(getShownError(/^Quiero recibir promos/)).toBeNull();
    expect(server.lines()).toEqual([ZIPCODE]);
  });

  test('the second step of the registration suggests the e-mail with its mistyped domain corrected, and a press on the suggestion fills it in', async () => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await app.fill('Correo electrónico', 'ana@gmial.com');
    await app.user.tab();
    await app.press('ana@gmail.com');
    expect(getFieldValue('Correo electrónico')).toBe('ana@gmail.com');
    expect(screen.queryByText(/Quisiste decir/)).toBeNull();
  });

  test.each<[string, string, string]>([
    ['Contraseña', 'corta', 'Usa al menos 8 caracteres.'],
    ['Contraseña', 'password123', 'Esa contraseña es muy fácil de adivinar.'],
    ['Contraseña', 'x'.repeat(32) + 'y'.repeat(33), 'Usa 64 caracteres o menos.'],
    ['Apodo para el ranking', 'ab', 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.'],
    [
      'Apodo para el ranking',
      'ana@correo.mx',
      'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.',
    ],
    ['Apodo para el ranking', '5512345678', 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.'],
    ['Correo electrónico', 'ana@', 'Escribe un correo válido, como tu@correo.com.'],
  ])(
    'the second step of the registration shows an error at the field %s and keeps its text “%s”',
    async (label, text, problem) => {
      const app = await openApp('/user/register');
      await toSecondStep(app);
      await app.user.click(screen.getByLabelText(label));
      await app.user.paste(text);
      await app.user.tab();
      expect(getShownError(label)).toBe(problem);
      expect(getFieldValue(label)).toBe(text);
    },
  );

  test.each<[string, Answer, string, string]>([
    [
      'a taken e-mail among more errors',
      {
        status: 422,
        json: {
          message: 'The email has already been taken. (and 1 more error)',
          errors: { email: ['The email has already been taken.'], nickname: ['x'] },
        },
      },
      'Correo electrónico',
      'Este correo ya está en uso.',
    ],
    [
      'a taken nickname',
      {
        status: 422,
        json: {
          message: 'The nickname has already been taken.',
          errors: { nickname: ['The nickname has already been taken.'] },
        },
      },
      'Apodo para el ranking',
      'Ese apodo ya está en la cancha. Prueba otro.',
    ],
  ])(
    'the second step of the registration shows %s at the field $2, focuses it, keeps the password and opens no dialog',
    async (_what, answer, label, words) => {
      server.on(REGISTER, answer);
      const app = await openApp('/user/register');
      await toSecondStep(app);
      await fillAccount(app);
      await app.press('Crear cuenta');
      await waitFor(() => expect(getShownError(label)).toBe(words));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
      expect(app.dialogs()).toEqual([]);
      expect(getFieldValue('Contraseña')).toBe(' marcador de dos ');
    },
  );

  test.each<[string, string]>([
    ['Laravel 8', 'The given data was invalid.'],
    ['Laravel 9 or later', 'The email has already been taken. (and 1 more error)'],
  ])(
    'the second step of the registration shows that e-mail and nickname are taken and focuses the nickname when %s reports both errors',
    async (_version, message) => {
      const errors = {
        email: ['The email has already been taken.'],
        nickname: ['The nickname has already been taken.'],
      };
      server.on(REGISTER, { status: 422, json: { message, errors } });
      const app = await openApp('/user/register');
      await toSecondStep(app);
      await fillAccount(app);
      await app.press('Crear cuenta');
      await waitFor(() =>
        expect(getShownError('Apodo para el ranking')).toBe('Ese apodo ya está en la cancha. Prueba otro.'),
      );
      expect(getShownError('Correo electrónico')).toBe('Este correo ya está en uso.');
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByLabelText('Apodo para el ranking')),
      );
      expect(app.dialogs()).toEqual([]);
    },
  );

  test('when the e-mail is taken, the second step of the registration links to the log-in page, which then has the e-mail filled in', async () => {
    server.on(REGISTER, { status: 422, json: { message: 'The email has already been taken.' } });
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await fillAccount(app);
    await app.press('Crear cuenta');
    const form = (await screen.findByText(/Es tu cuenta/)).closest('p') as HTMLElement;
    await app.user.click(within(form).getByRole('link', { name: 'Iniciar sesión' }));
    await screen.findByRole('button', { name: 'Entrar' });
    expect(getFieldValue('Correo electrónico')).toBe('Ana@Correo.mx');
  });

  test.each<[string, Answer, string]>([
    ['a lost connection', { breaks: 'drop' }, 'networkError'],
    ['a 503', { status: 503, json: { message: 'Service Unavailable' } }, 'unpreventedError'],
    ['an empty response', { status: 201 }, 'unpreventedError'],
  ])(
    'after %s, the second step of the registration shows the dialog $2, keeps nickname and password and does not repeat the call',
    async (_what, answer, type) => {
      server.on(REGISTER, answer);
      const app = await openApp('/user/register');
      await toSecondStep(app);
      await fillAccount(app);
      await app.press('Crear cuenta');
      await app.dialog(type);
      expect(server.lines()).toEqual([ZIPCODE, REGISTER]);
      expect(getFieldValue('Apodo para el ranking')).toBe('ana_r');
      expect(getFieldValue('Contraseña')).toBe(' marcador de dos ');
    },
  );

  test('the registration still shows its second step and the typed nickname after the player has visited the terms', async () => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await fillAccount(app);
    await app.user.click(screen.getByRole('link', { name: 'Bases, Términos y Condiciones' }));
    await waitFor(() => expect(app.address()).toBe('/T&C'));
    await app.user.click((await screen.findAllByRole('link', { name: 'Iniciar sesión' }))[0] as HTMLElement);
    await app.user.click(await screen.findByRole('link', { name: 'Crea tu cuenta' }));
    await screen.findByLabelText('Apodo para el ranking');
    expect(getFieldValue('Apodo para el ranking')).toBe('ana_r');
  });
});
