import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getShownError, openApp } from '../../testing/open-app.tsx';
import { setUpScriptedServer } from '../../testing/scripted-server.ts';

setUpScriptedServer();

test('the registration marks two wrong fields, but shows no list of errors before the step is sent', async () => {
  const app = await openApp('/user/register');
  await app.fill('Nombre(s)', '4');
  await app.fill('Apellidos', '4');
  await app.user.tab();
  expect(getShownError('Nombre(s)')).not.toBe('');
  expect(screen.queryByRole('alert', { name: /^Revisa/ })).toBeNull();
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
  const list = await screen.findByRole('alert', { name: 'Revisa 5 datos' });
  await app.user.click(within(list).getByRole('link', { name: /^Celular/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Celular (10 dígitos)'));
});
