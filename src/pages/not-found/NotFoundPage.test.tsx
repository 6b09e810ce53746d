import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { setUpScriptedServer } from '../../testing/scripted-server.ts';

setUpScriptedServer();

test('the page of an unknown address has the title 404 and a description that says that the page does not exist [2.17, 2.18]', async () => {
  await openApp('/estadio');
  expect(document.title).toBe('404 | Reto Ruffles');
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'La página que buscas no existe.',
  );
});

test('the page of an unknown address has its heading, its text and a link to Inicio [2.19, 2.20, 2.21]', async () => {
  await openApp('/estadio');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Oops! ...');
  expect(screen.getByText('Algo salió mal, inténtalo más tarde')).toBeTruthy();
  expect(screen.getByText('La página que buscas no existe.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Regresar al inicio' }).getAttribute('href')).toBe('/lmx/');
});

test('the page of an unknown address has a drawing of its own, hidden from screen readers', async () => {
  await openApp('/estadio');
  const drawing = document.querySelector('main use[href$="#ball"]')?.closest('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelector('main .lottery-card')).toBeNull();
});
