import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

const navigation = () => screen.getAllByRole('navigation')[0] as HTMLElement;
const linkNames = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the navigation shows a visitor four links and marks the current page, without a call or a focus [2.29, 2.32, 2.35, 2.36]', async () => {
  await openApp('/faq');
  expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes', 'Iniciar sesión']);
  expect(within(navigation()).getByRole('link', { current: 'page' }).textContent).toBe(
    'Preguntas Frecuentes',
  );
  expect([server.lines(), document.activeElement]).toEqual([[], document.body]);
});

test('on the log-in page, the navigation has no link “Iniciar sesión” [2.37]', async () => {
  await openApp('/user/login');
  expect(linkNames(navigation())).toEqual(['Inicio', 'Premios', 'Preguntas Frecuentes']);
});

test('the navigation shows a player seven links in a fixed order and a log-out button that opens the dialog closeSession [2.30, 2.31, 2.33, 2.34, 2.38]', async () => {
  const app = await openApp('/faq', { token: 'ana-1' });
  const names = linkNames(navigation()).map((name) => name?.replace(/\d.*/, ''));
  expect(names).toEqual([
    'Inicio',
    'Partidos',
    'Ranking',
    'Premios',
    'Bonus',
    'Perfil',
    'Preguntas Frecuentes',
  ]);
  await app.press('Cerrar sesión');
  await app.dialog('closeSession');
});
