import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStorage } from '../../lib/storage.ts';
import { createStores } from '../../stores/index.ts';
import { HomePage } from './HomePage.tsx';

function page() {
  const stores = createStores({ baseUrl: '', clock: { now: () => 0 }, storage: createStorage(null) });
  return (
    <MemoryRouter>
      <HomePage {...stores} />
    </MemoryRouter>
  );
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the heading says the claim once, in words', () => {
  render(page());
  screen.getByRole('heading', { level: 1, name: '¿Qué onda con el marcador?' });
});

test('a visitor is offered to play', () => {
  render(page());
  expect(addressOf('Quiero jugar')).toBe('/user/register');
});

test('a visitor who has an account goes to log in', () => {
  render(page());
  expect(addressOf('Ya tengo cuenta')).toBe('/user/login');
});

test('the game is explained in three steps', () => {
  render(page());
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. Regístrate gratis',
    '2. Lanza tus marcadores',
    '3. Suma puntos y sube en el ranking',
  ]);
});

test('the points rule answers each question with its points', () => {
  render(page());
  const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(answers).toEqual(['+2', '+3 más', '+1']);
});

test('the example of a week counts down to nothing', () => {
  render(page());
  screen.getByRole('heading', { name: 'Gran Jornada 7' });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('the prizes are one link away', () => {
  render(page());
  expect(addressOf('Ver premios')).toBe('/rewards');
});

test('the tab says Inicio', () => {
  render(page());
  expect(document.title).toBe('Inicio | Reto Ruffles');
});

test('the served page has no style attribute', () => {
  expect(renderToStaticMarkup(page())).not.toMatch(/ style=/);
});
