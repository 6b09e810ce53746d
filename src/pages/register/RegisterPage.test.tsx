import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitLogin } from '../../testing/account-steps.tsx';
import { getShownError, type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { ANA, setUpScriptedServer } from '../../testing/scripted-server.ts';

const REGISTER = 'POST /api/user/register';
const ZIPCODE = 'GET /api/zipcode/06700';
const ROMA = {
  zipcode: '06700',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  neighborhoods: ['Roma Norte', 'Roma Sur'],
};

const server = setUpScriptedServer();

beforeEach(() => {
  server.on(ZIPCODE, { json: ROMA });
  server.on(REGISTER, { status: 201, json: { email: 'ana@correo.mx' } });
});
afterEach(() => void vi.useRealTimers());

async function fillBirthdate(app: OpenedApp, day: string, month: string, year: string) {
  await app.fill('Día', day);
  await app.user.selectOptions(screen.getByLabelText('Mes'), month);
  await app.fill('Año', year);
}

async function fillPerson(app: OpenedApp) {
  await app.fill('Nombre(s)', ' Ana  María');
  await app.fill('Apellidos', 'Núñez O’Farril ');
  await fillBirthdate(app, '14', 'Marzo', '1994');
  await app.fill('Celular (10 dígitos)', '+52 1 55 1234 5678');
  await app.fill('Código postal', '06700');
  await screen.findByText('Encontramos tu zona');
  await app.user.selectOptions(screen.getByLabelText('Colonia'), 'Roma Norte');
}

async function goToSecondStep(app: OpenedApp) {
  await app.press('Continuar');
  await app.dialog('continueStepForm');
  await app.press('Sí, continuar');
  await screen.findByLabelText('Apodo para el ranking');
}

async function fillAccount(app: OpenedApp) {
  await app.fill('Apodo para el ranking', 'ana_r');
  await app.fill('Correo electrónico', 'Ana@Correo.mx');
  await app.fill('Contraseña', ' marcador de dos ');
  await app.user.click(screen.getByLabelText(/^Tengo 18 años o más/));
  await app.user.click(screen.getByLabelText(/^Leí el Aviso/));
}

async function openFilledIn() {
  const app = await openApp('/user/register');
  await fillPerson(app);
  await goToSecondStep(app);
  await fillAccount(app);
  return app;
}

/** Sends a registration that the server refuses with these messages of its fields. */
async function sendRefused(errors: Record<string, string[]>) {
  server.on(REGISTER, { status: 422, json: { message: 'The given data was invalid.', errors } });
  const app = await openFilledIn();
  await app.press('Crear cuenta');
  return app;
}

const getFieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a registration sends what was typed, without extra spaces, once, and leads to the confirmation page', async () => {
  const app = await openFilledIn();
  await app.press('Crear cuenta');
  const dialog = await app.dialog('newAccount');
  expect(dialog.textContent).toContain('ana@correo.mx');
  expect(server.lines()).toEqual([ZIPCODE, REGISTER]);
  expect(server.requests().at(-1)?.body).toEqual({
    name: 'Ana María',
    last_name: "Núñez O'Farril",
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

/** Sets a value as a script does: React's own record of the value changes too, and no event is dispatched. */
function fillSilently(label: string, value: string) {
  const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
  field.value = value;
}

test('the first step of the registration reads what an autofill put into its fields without an event', async () => {
  const app = await openApp('/user/register');
  fillSilently('Nombre(s)', 'Ana');
  fillSilently('Apellidos', 'D´Angelo');
  fillSilently('Día', '14');
  fillSilently('Mes', '3');
  fillSilently('Año', '1994');
  fillSilently('Celular (10 dígitos)', '\u202a+52 55 1234 5678\u202c');
  fillSilently('Código postal', '06700');
  // The first press hears of the postal code, and the button is busy while the place is looked up.
  await app.press('Continuar');
  await screen.findByText('Encontramos tu zona');
  await app.press('Continuar');
  await waitFor(() => expect(getShownError('Colonia')).toBe('Elige tu colonia.'));
  expect(['Nombre(s)', 'Día', 'Mes', 'Año', 'Código postal'].map(getFieldValue)).toEqual([
    'Ana',
    '14',
    '3',
    '1994',
    '06700',
  ]);
  expect(screen.getAllByRole('combobox').filter((one) => one.getAttribute('aria-invalid'))).toHaveLength(1);
});

test('the second step of the registration sends what an autofill put into its fields without an event', async () => {
  const app = await openApp('/user/register');
  await fillPerson(app);
  await goToSecondStep(app);
  fillSilently('Apodo para el ranking', 'ana_r');
  fillSilently('Correo electrónico', 'Ana@compañía.mx');
  await app.fill('Contraseña', ' marcador de dos ');
  (screen.getByLabelText(/^Tengo 18 años o más/) as HTMLInputElement).checked = true;
  await app.user.click(screen.getByLabelText(/^Leí el Aviso/));
  await app.press('Crear cuenta');
  await app.dialog('newAccount');
  expect(server.requests().at(-1)?.body).toMatchObject({
    nickname: 'ana_r',
    email: 'ana@compañía.mx',
    accepts_terms: true,
  });
});

test('the registration checks the age by the date at −06:00, not by the date of the device', async () => {
  // It is 25 November, 23:59 at −06:00, one minute before the birthday. In Madrid, for example, the
  // birthday has already begun.
  const app = await openApp('/user/register', { now: Date.UTC(2026, 10, 26, 5, 59) });
  await fillBirthdate(app, '26', 'Noviembre', '2008');
  await app.press('Continuar');
  expect(getShownError('Día')).toBe('Este reto es solo para mayores de 18 años.');
});

test('the button of the registration says “Revisando…” and opens no dialog while the postal code is being looked up', async () => {
  const app = await openApp('/user/register');
  await fillPerson(app);
  server.on('GET /api/zipcode/06600', { breaks: 'hold' });
  await app.fill('Código postal', '06600');
  await app.press('Revisando…');
  expect(app.dialogs()).toEqual([]);
});

test('the registration marks a taken e-mail and nickname, and links to the log-in with the e-mail', async () => {
  const app = await sendRefused({
    email: ['The email has already been taken.'],
    nickname: ['The nickname has already been taken.'],
  });
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

test('the registration returns to its first step and focuses the phone when the server refuses it', async () => {
  const app = await sendRefused({ phone: ['The phone has already been taken.'] });
  await screen.findByLabelText('Celular (10 dígitos)');
  expect(getShownError('Celular (10 dígitos)')).toBe('Revisa este dato.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Celular (10 dígitos)')));
  expect(app.dialogs()).toEqual([]);
});

test('the registration keeps the nickname, but no password, after “Regresar” and after the terms', async () => {
  const app = await openFilledIn();
  await app.press('Regresar');
  await goToSecondStep(app);
  expect([getFieldValue('Apodo para el ranking'), getFieldValue('Contraseña')]).toEqual(['ana_r', '']);
  await app.fill('Contraseña', 'marcador de dos');
  await app.user.click(screen.getByRole('link', { name: 'Bases, Términos y Condiciones' }));
  await waitFor(() => expect(app.address()).toBe('/T&C'));
  await openRegistration(app);
  await screen.findByLabelText('Apodo para el ranking');
  expect([getFieldValue('Apodo para el ranking'), getFieldValue('Contraseña')]).toEqual(['ana_r', '']);
});

async function openLogin(app: OpenedApp) {
  await app.user.click((await screen.findAllByRole('link', { name: 'Iniciar sesión' }))[0] as HTMLElement);
}

async function openRegistration(app: OpenedApp) {
  await openLogin(app);
  await app.user.click(await screen.findByRole('link', { name: 'Crea tu cuenta' }));
}

test('the registration is empty for the next person after another account has logged in and out', async () => {
  server.on('POST /api/auth/login', { json: { access_token: 'luis-1' } });
  server.on('GET /api/user', { json: { ...ANA, id: 8, email: 'luis@correo.mx' } });
  server.on('GET /api/auth/logout', { json: {} });
  const app = await openFilledIn();
  await app.user.click(screen.getByRole('link', { name: /^Bases/ }));
  await openLogin(app);
  await submitLogin(app, 'luis@correo.mx');
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

test('the registration is filled in after 29 minutes without a key, and empty after 30', async () => {
  await openFilledIn();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByLabelText('Apodo para el ranking'), { target: { value: 'ana_rx' } });
  act(() => void vi.advanceTimersByTime(29 * 60_000));
  expect(getFieldValue('Apodo para el ranking')).toBe('ana_rx');
  act(() => void vi.advanceTimersByTime(60_000));
  expect([getFieldValue('Nombre(s)'), getFieldValue('Código postal')]).toEqual(['', '']);
});

test('the registration on a phone that slept for 30 minutes is empty when its tab is visible again', async () => {
  await openFilledIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getFieldValue('Nombre(s)')).toBe('');
});

test('the first step of the registration leads those who have an account to the log-in', async () => {
  await openApp('/user/register');
  const question = await screen.findByText(/¿Ya tienes cuenta\?/);
  expect(within(question).getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toMatch(
    /\/user\/login$/,
  );
});

test('the state and the municipality of the registration say that the postal code fills them', async () => {
  await openApp('/user/register');
  const fields = ['Estado', 'Municipio o alcaldía'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(fields.map(({ placeholder, value }) => [placeholder, value])).toEqual([
    ['Se llena con tu código postal', ''],
    ['Se llena con tu código postal', ''],
  ]);
});

const readAutofill = (...labels: string[]) =>
  Object.fromEntries(
    labels.map((label) => [label, screen.getByLabelText(label).getAttribute('autocomplete')]),
  );

test('the browser may fill the parts of an address that the player has to type into the registration', async () => {
  server.on(ZIPCODE, { status: 503, json: { message: '' } });
  const app = await openApp('/user/register');
  await app.fill('Código postal', '06700');
  await screen.findByText('No pudimos buscar tu código postal. Elige tu estado y escribe dónde vives.');
  const fields = {
    Estado: 'address-level1',
    'Municipio o alcaldía': 'address-level2',
    Colonia: 'address-level3',
  };
  expect(readAutofill(...Object.keys(fields))).toEqual(fields);
});

test('a neighbourhood that was typed stays while another postal code is looked up, which fails too', async () => {
  for (const zipcode of ['06700', '06701'])
    server.on(`GET /api/zipcode/${zipcode}`, { status: 503, json: { message: '' } });
  const app = await openApp('/user/register');
  await app.fill('Código postal', '06700');
  await screen.findByText('No pudimos buscar tu código postal. Elige tu estado y escribe dónde vives.');
  await app.fill('Colonia', 'Roma Norte');
  const zipcode = screen.getByLabelText('Código postal');
  // While the look-up runs, the field is a list without options, and the next press or key compares its value.
  fireEvent.change(zipcode, { target: { value: '06701' } });
  fireEvent.pointerDown(zipcode);
  await waitFor(() => expect(screen.getByLabelText('Colonia').tagName).toBe('INPUT'));
  expect(getFieldValue('Colonia')).toBe('Roma Norte');
});

test('the registration takes at most 120 characters of a typed neighbourhood', async () => {
  server.on(ZIPCODE, { status: 503, json: { message: '' } });
  const app = await openApp('/user/register');
  await app.fill('Código postal', '06700');
  await screen.findByText('No pudimos buscar tu código postal. Elige tu estado y escribe dónde vives.');
  await app.fill('Colonia', 'R'.repeat(121));
  expect(getFieldValue('Colonia')).toHaveLength(120);
});

test('the browser may fill each field of the registration’s second step, the password with a new one', async () => {
  await openFilledIn();
  const fields = {
    'Apodo para el ranking': 'nickname',
    'Correo electrónico': 'username',
    Contraseña: 'new-password',
  };
  expect(readAutofill(...Object.keys(fields))).toEqual(fields);
});

test('the registration marks its current step', async () => {
  const app = await openApp('/user/register');
  const readStep = () => [
    screen.getByRole('listitem', { current: 'step' }).textContent,
    screen.getByRole('progressbar').getAttribute('aria-label'),
    screen.getByRole('progressbar').getAttribute('aria-valuenow'),
  ];
  expect(readStep()).toEqual(['1. Tus datos', 'Paso 1 de 2', '1']);
  await fillPerson(app);
  await goToSecondStep(app);
  expect(readStep()).toEqual(['2. Tu acceso', 'Paso 2 de 2', '2']);
});

test('each box of the registration that has to be ticked links to its own text', async () => {
  const app = await openFilledIn();
  const getAddress = (name: string) =>
    within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');
  expect([getAddress('Bases, Términos y Condiciones'), getAddress('Aviso de Privacidad')]).toEqual([
    '/lmx/T&C',
    '/lmx/privacy-policy',
  ]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ id, checked }) => [id, checked]);
  expect(boxes).toEqual([
    ['acceptsTerms', true],
    ['acceptsPrivacy', true],
    ['acceptsMarketing', false],
  ]);
  expect(app.dialogs()).toEqual([]);
});

test('the registration says that a password is good, with its length', async () => {
  await openFilledIn();
  expect(screen.getByText(/^Buena: tiene \d+ caracteres$/).textContent).toBe('Buena: tiene 17 caracteres');
});

test('a half-filled registration survives “Crear cuenta” in the dialog of a deleted account', async () => {
  const app = await openApp('/user/register');
  await app.fill('Nombre(s)', 'Ana');
  await openLogin(app);
  await screen.findByRole('button', { name: 'Entrar' });
  server.on('POST /api/auth/login', {
    status: 500,
    json: { message: 'Attempt to read property "email" on null' },
  });
  await submitLogin(app, 'ana@correo.mx');
  await app.dialog('accountEliminated');
  await app.press('Crear cuenta');
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre(s)')).value).toBe('Ana');
});

test('of a refusal of both steps, the registration lists no field of the other step and marks each in its own', async () => {
  const app = await sendRefused({
    phone: ['The phone has already been taken.'],
    email: ['The email has already been taken.'],
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Celular (10 dígitos)')));
  expect(screen.queryByRole('alert', { name: /datos/ })).toBeNull();
  await app.fill('Celular (10 dígitos)', '55 8765 4321');
  await goToSecondStep(app);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')));
  expect(getShownError('Correo electrónico')).toBe('Este correo ya está en uso.');
  expect(getFieldValue('Contraseña')).toBe(' marcador de dos ');
});

test('the focus stays in the e-mail of the registration when its corrected form is taken', async () => {
  const app = await openFilledIn();
  await app.fill('Correo electrónico', 'ana@gmial.com');
  await app.user.tab();
  await app.press('ana@gmail.com');
  expect(getFieldValue('Correo electrónico')).toBe('ana@gmail.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'));
});
