import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { setUpScriptedServer } from '../../testing/scripted-server.ts';

setUpScriptedServer();

test('the date of birth drops a letter typed as the day, and its error describes all three inputs', async () => {
  const app = await openApp('/user/register');
  await app.fill('Día', '14x');
  await app.user.selectOptions(screen.getByLabelText('Mes'), 'Marzo');
  await app.fill('Año', '2020');
  await app.user.tab();
  const description = 'Este reto es solo para mayores de 18 años.';
  expect(screen.getByLabelText<HTMLInputElement>('Día').value).toBe('14');
  expect(screen.getAllByRole('textbox', { description })).toHaveLength(2);
  expect(screen.getByRole('combobox', { description })).toBeTruthy();
});

test.each([
  ['Día', 'bday-day'],
  ['Mes', 'bday-month'],
  ['Año', 'bday-year'],
])('the browser may fill “%s” of the date of birth with %s', async (label, part) => {
  await openApp('/user/register');
  expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe(part);
});
