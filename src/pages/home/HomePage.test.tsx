import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HomePage } from './HomePage.tsx';

function page() {
  return (
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>
  );
}

const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the accessible name of the heading of Inicio is exactly “¿Qué onda con el marcador?”', () => {
  render(page());
  screen.getByRole('heading', { level: 1, name: '¿Qué onda con el marcador?' });
});

test('Inicio links a visitor to the registration with “Quiero jugar”', () => {
  render(page());
  expect(getAddress('Quiero jugar')).toBe('/user/register');
});

test('Inicio links a visitor to the log-in with “Ya tengo cuenta”', () => {
  render(page());
  expect(getAddress('Ya tengo cuenta')).toBe('/user/login');
});

test('Inicio explains the game in three steps', () => {
  render(page());
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. Regístrate gratis',
    '2. Lanza tus marcadores',
    '3. Suma puntos y sube en el ranking',
  ]);
});

test('Inicio shows +2, +3 más and +1 as the points for the result, the score and the trivia', () => {
  render(page());
  const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(answers).toEqual(['+2', '+3 más', '+1']);
});

test('the sample week that Inicio shows to a visitor has no countdown', () => {
  render(page());
  screen.getByRole('heading', { name: 'Gran Jornada 7' });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('Inicio links to the prizes', () => {
  render(page());
  expect(getAddress('Ver premios')).toBe('/rewards');
});

test('Inicio sets the title of the document to “Inicio | Reto Ruffles”', () => {
  render(page());
  expect(document.title).toBe('Inicio | Reto Ruffles');
});

test('the static markup of Inicio has no style attribute', () => {
  expect(renderToStaticMarkup(page())).not.toMatch(/ style=/);
});
