import { signal } from '@preact/signals-react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import { setUpScriptedServer } from '../../testing/scripted-server.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

setUpScriptedServer();

test('the registration marks two wrong fields, but shows no list of errors before the step is sent', async () => {
  const app = await openApp('/user/register');
  await app.fill('Nombre(s)', '4');
  await app.fill('Apellidos', '4');
  await app.user.tab();
  expect(getShownError('Nombre(s)')).not.toBe('');
  expect(screen.queryByRole('alert', { name: /datos/ })).toBeNull();
});

test('the list of errors of the registration never takes the focus', async () => {
  const app = await openApp('/user/register');
  const focused: Element[] = [];
  const watch = ({ target }: FocusEvent) => void focused.push(target as Element);
  document.addEventListener('focusin', watch);
  await app.press('Continuar');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre(s)')));
  document.removeEventListener('focusin', watch);
  expect(focused.filter((one) => one.getAttribute('role') === 'alert')).toEqual([]);
});

test('a link of the registration’s list of errors focuses its field', async () => {
  const app = await openApp('/user/register');
  await app.press('Continuar');
  const list = await screen.findByRole('alert', { name: 'Te faltan 5 datos' });
  await app.user.click(within(list).getByRole('link', { name: /^Celular/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Celular (10 dígitos)'));
});

test('for fields that are all empty, the registration’s list says once that they are required, and names them', async () => {
  const app = await openApp('/user/register');
  await app.press('Continuar');
  const list = await screen.findByRole('alert', { name: 'Te faltan 5 datos' });
  expect(within(list).getAllByText(/obligatorio/)).toHaveLength(1);
  expect(within(list).getAllByRole('link')[0]?.textContent).toBe('Nombre(s)');
});

test('the registration’s list says what is wrong with each field if one of them is not empty', async () => {
  const app = await openApp('/user/register');
  await app.fill('Nombre(s)', '4');
  await app.press('Continuar');
  const list = await screen.findByRole('alert', { name: 'Revisa 5 datos' });
  const links = within(list).getAllByRole('link').slice(0, 2);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Nombre(s): Escribe tu nombre sin números ni símbolos.',
    'Apellidos: Este campo es obligatorio',
  ]);
});

const LABELS = {
  name: 'Nombre(s)',
  lastName: 'Apellidos',
  birthdate: 'Fecha de nacimiento',
  phone: 'Celular',
  zipcode: 'Código postal',
  state: 'Estado',
  municipality: 'Municipio o alcaldía',
  neighborhood: 'Colonia',
  nickname: 'Apodo para el ranking',
  email: 'Correo electrónico',
  password: 'Contraseña',
  acceptsTerms: 'Bases, Términos y Condiciones',
  acceptsPrivacy: 'Aviso de Privacidad',
};

test('the registration’s list of errors names each field by its label, in the order of the form', () => {
  const fields = Object.keys(LABELS);
  const submitCount = signal(0);
  const errors = signal(Object.fromEntries(fields.map((field) => [field, 'required'])));
  const register = { form: { errors, submitCount } } as unknown as RegisterForm;
  render(<ErrorSummary register={register} />);
  act(() => {
    submitCount.value = 1;
  });
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual(Object.entries(LABELS).map(([field, label]) => [`#${field}`, label]));
});
