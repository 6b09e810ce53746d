import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf, openApp } from '../../testing/open-app.tsx';
import { type Answer, createScriptedServer, type ScriptedServer } from '../../testing/scripted-server.ts';

const REGISTER = 'POST /api/user/register';
const ZIPCODE = 'GET /api/zipcode/06700';
const ROMA = {
  zipcode: '06700',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  neighborhoods: ['Roma Norte', 'Roma Sur'],
};

let server: ScriptedServer;

beforeEach(() => {
  localStorage.clear();
  server = createScriptedServer();
  server.on(ZIPCODE, { json: ROMA });
  server.on(REGISTER, { status: 201, json: { email: 'ana@correo.mx' } });
});

type Opened = Awaited<ReturnType<typeof openApp>>;

async function fillBirthdate(app: Opened, day: string, month: string, year: string) {
  await app.fill('Día', day);
  await app.user.selectOptions(screen.getByLabelText('Mes'), month);
  await app.fill('Año', year);
}

async function fillPerson(app: Opened) {
  await app.fill('Nombre(s)', 'Ana María');
  await app.fill('Apellidos', 'Núñez O’Farril');
  await fillBirthdate(app, '14', 'Marzo', '1994');
  await app.fill('Celular (10 dígitos)', '+52 1 55 1234 5678');
  await app.fill('Código postal', '06700');
  await screen.findByText('Encontramos tu zona');
  await app.user.selectOptions(screen.getByLabelText('Colonia'), 'Roma Norte');
}

async function toSecondStep(app: Opened) {
  await fillPerson(app);
  await app.press('Continuar');
  await app.dialog('continueStepForm');
  await app.press('Sí, continuar');
  await screen.findByLabelText('Apodo para el ranking');
}

async function fillAccount(app: Opened) {
  await app.fill('Apodo para el ranking', 'ana_r');
  await app.fill('Correo electrónico', 'Ana@Correo.mx');
  await app.fill('Contraseña', ' marcador de dos ');
  await app.user.click(screen.getByLabelText(/^Tengo 18 años o más/));
  await app.user.click(screen.getByLabelText(/^Leí el Aviso/));
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a registration makes two calls and leads to the confirmation page', async () => {
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Crear cuenta');
  const dialog = await app.dialog('newAccount');
  expect(dialog.textContent).toContain('ana@correo.mx');
  expect(server.lines()).toEqual([ZIPCODE, REGISTER]);
  await app.press('Escribir mi código');
  await waitFor(() => expect(app.address()).toBe('/user/confirm-account'));
});

test('the registration sends trimmed and normalised values, and the password as typed', async () => {
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Crear cuenta');
  await app.dialog('newAccount');
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
});

test('the registration shows a progress dialog that Escape does not close', async () => {
  server.on(REGISTER, { breaks: 'hold' });
  const app = await openApp('/user/register');
  await toSecondStep(app);
  await fillAccount(app);
  await app.press('Crear cuenta');
  const dialog = await app.dialog('createAccount');
  expect(within(dialog).queryByRole('button')).toBeNull();
  await app.user.keyboard('{Escape}');
  expect(app.dialogs()).toEqual(['createAccount']);
  await waitFor(() => expect(server.lines()).toContain(REGISTER));
  server.release(REGISTER, { status: 201, json: { email: 'ana@correo.mx' } });
  await app.dialog('newAccount');
});

describe('the first step of the registration', () => {
  test('the first step of the registration shows and lists all errors and focuses the first wrong field', async () => {
    const app = await openApp('/user/register');
    await app.press('Continuar');
    expect(errorOf('Nombre(s)')).toBe('Este campo es obligatorio');
    expect(errorOf('Día')).toBe('Este campo es obligatorio');
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre(s)')));
    expect(document.title).toBe('Error: Crear cuenta | Reto Ruffles');
    expect(server.lines()).toEqual([]);
  });

  test('the first step of the registration keeps its values when the player chooses “Revisar”', async () => {
    const app = await openApp('/user/register');
    await fillPerson(app);
    await app.press('Continuar');
    await app.dialog('continueStepForm');
    await app.press('Revisar');
    expect(value('Apellidos')).toBe('Núñez O’Farril');
    expect(server.lines()).toEqual([ZIPCODE]);
  });

  test('the first step of the registration formats a pasted phone number', async () => {
    const app = await openApp('/user/register');
    await app.user.click(screen.getByLabelText('Celular (10 dígitos)'));
    await app.user.paste('044 (222) 123-4567');
    await app.user.tab();
    expect(value('Celular (10 dígitos)')).toBe('222 123 4567');
  });

  // The clock of these tests says 25 November 2026, 12:00 (−06:00).
  test.each([
    ['25', 'Noviembre', '2008', null],
    ['26', 'Noviembre', '2008', 'Este reto es solo para mayores de 18 años.'],
    ['30', 'Febrero', '1990', 'Revisa la fecha: día, mes y año.'],
    ['29', 'Febrero', '2001', 'Revisa la fecha: día, mes y año.'],
    ['1', 'Enero', '1890', 'Revisa la fecha: día, mes y año.'],
  ])(
    'the registration checks the birthdate %s de %s de %s with the error %s',
    async (day, month, year, problem) => {
      const app = await openApp('/user/register');
      await fillBirthdate(app, day, month, year);
      await app.press('Continuar');
      expect(errorOf('Día')).toBe(problem);
    },
  );

  test('the registration checks the age by the date at −06:00, not by the date of the device', async () => {
    // At 23:59 (−06:00) of the day before, it is already the birthday in Madrid.
    const app = await openApp('/user/register', { now: Date.UTC(2026, 10, 26, 5, 59) });
    await fillBirthdate(app, '26', 'Noviembre', '2008');
    await app.press('Continuar');
    expect(errorOf('Día')).toBe('Este reto es solo para mayores de 18 años.');
  });
});

describe('the postal code of the registration', () => {
  test('the registration shows an unknown postal code as an error of the field, without a dialog', async () => {
    server.on(ZIPCODE, { status: 404, json: { message: 'Zipcode Not Found' } });
    const app = await openApp('/user/register');
    await app.fill('Código postal', '06700');
    await waitFor(() => expect(errorOf('Código postal')).toBe('No encontramos ese código postal. Revísalo.'));
    expect(app.dialogs()).toEqual([]);
    expect(server.lines()).toEqual([ZIPCODE]);
  });

  test.each<[string, Answer, string]>([
    ['a broken service', { status: 500, json: { message: 'Server Error' } }, 'unpreventedError'],
    ['a refused session', { status: 419, json: { message: 'CSRF token mismatch.' } }, 'connectionError'],
  ])(
    'the registration shows a dialog after a lookup of the postal code with %s, and the address can be chosen by hand',
    async (_what, answer, type) => {
      server.on(ZIPCODE, answer);
      const app = await openApp('/user/register');
      await app.fill('Código postal', '06700');
      await app.dialog(type);
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
    },
  );

  test('a changed postal code is looked up again, and the last lookup wins', async () => {
    server.on(ZIPCODE, { breaks: 'hold' });
    server.on('GET /api/zipcode/44100', {
      json: { ...ROMA, zipcode: '44100', state: 'Jalisco', neighborhoods: ['Centro'] },
    });
    const app = await openApp('/user/register');
    await app.fill('Código postal', '06700');
    await app.fill('Código postal', '44100');
    await waitFor(() => expect(value('Estado')).toBe('Jalisco'));
    server.release(ZIPCODE, { json: ROMA });
    await app.user.tab();
    expect(value('Estado')).toBe('Jalisco');
    expect(value('Colonia')).toBe('Centro');
  });

  test('“Continuar” does not continue while the postal code is being looked up', async () => {
    server.on(ZIPCODE, { breaks: 'hold' });
    const app = await openApp('/user/register');
    await app.fill('Código postal', '06700');
    await app.press('Revisando…');
    expect(app.dialogs()).toEqual([]);
  });
});

describe('the second step of the registration', () => {
  test('the second step of the registration requires two consents and not the marketing consent', async () => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await app.press('Crear cuenta');
    expect(errorOf(/^Tengo 18 años o más/)).toBe('Necesitas aceptar para jugar.');
    expect(errorOf(/^Leí el Aviso/)).toBe('Necesitas leerlo y aceptarlo para jugar.');
    expect(errorOf(/^Quiero recibir promos/)).toBeNull();
    expect(server.lines()).toEqual([ZIPCODE]);
  });

  test('the second step of the registration suggests a correction for a mistyped e-mail domain', async () => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await app.fill('Correo electrónico', 'ana@gmial.com');
    await app.user.tab();
    await app.press('ana@gmail.com');
    expect(value('Correo electrónico')).toBe('ana@gmail.com');
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
  ])('the second step of the registration shows the error of %s “%s”', async (label, text, problem) => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
    await app.user.tab();
    expect(errorOf(label)).toBe(problem);
    expect(value(label)).toBe(text);
  });

  test.each<[string, Answer, string, string]>([
    [
      'a taken e-mail',
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
    'the second step of the registration shows %s as an error of the field and focuses the field',
    async (_what, answer, label, words) => {
      server.on(REGISTER, answer);
      const app = await openApp('/user/register');
      await toSecondStep(app);
      await fillAccount(app);
      await app.press('Crear cuenta');
      await waitFor(() => expect(errorOf(label)).toBe(words));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
      expect(app.dialogs()).toEqual([]);
      expect(value('Contraseña')).toBe(' marcador de dos ');
    },
  );

  test.each<[string, string]>([
    ['Laravel 8', 'The given data was invalid.'],
    ['Laravel 9 or later', 'The email has already been taken. (and 1 more error)'],
  ])(
    'the second step of the registration shows both taken fields with their own messages and focuses the first, from %s',
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
        expect(errorOf('Apodo para el ranking')).toBe('Ese apodo ya está en la cancha. Prueba otro.'),
      );
      expect(errorOf('Correo electrónico')).toBe('Este correo ya está en uso.');
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByLabelText('Apodo para el ranking')),
      );
      expect(app.dialogs()).toEqual([]);
    },
  );

  test('the second step of the registration links a taken e-mail to the log-in with the e-mail filled in', async () => {
    server.on(REGISTER, { status: 422, json: { message: 'The email has already been taken.' } });
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await fillAccount(app);
    await app.press('Crear cuenta');
    const form = (await screen.findByText(/Es tu cuenta/)).closest('p') as HTMLElement;
    await app.user.click(within(form).getByRole('link', { name: 'Iniciar sesión' }));
    await screen.findByRole('button', { name: 'Entrar' });
    expect(value('Correo electrónico')).toBe('Ana@Correo.mx');
  });

  test.each<[string, Answer, string]>([
    ['a lost connection', { breaks: 'drop' }, 'networkError'],
    ['a broken server', { status: 503, json: { message: 'Service Unavailable' } }, 'unpreventedError'],
    ['an empty answer', { status: 201 }, 'unpreventedError'],
  ])(
    'the second step of the registration shows a dialog for %s after one call and keeps all values',
    async (_what, answer, type) => {
      server.on(REGISTER, answer);
      const app = await openApp('/user/register');
      await toSecondStep(app);
      await fillAccount(app);
      await app.press('Crear cuenta');
      await app.dialog(type);
      expect(server.lines()).toEqual([ZIPCODE, REGISTER]);
      expect(value('Apodo para el ranking')).toBe('ana_r');
      expect(value('Contraseña')).toBe(' marcador de dos ');
    },
  );

  test('the registration keeps its values after a visit to the terms', async () => {
    const app = await openApp('/user/register');
    await toSecondStep(app);
    await fillAccount(app);
    await app.user.click(screen.getByRole('link', { name: 'Bases, Términos y Condiciones' }));
    await waitFor(() => expect(app.address()).toBe('/T&C'));
    await app.user.click((await screen.findAllByRole('link', { name: 'Iniciar sesión' }))[0] as HTMLElement);
    await app.user.click(await screen.findByRole('link', { name: 'Crea tu cuenta' }));
    await screen.findByLabelText('Apodo para el ranking');
    expect(value('Apodo para el ranking')).toBe('ana_r');
  });
});
