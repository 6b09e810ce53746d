import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HomePage } from './HomePage.tsx';

test('Inicio has a heading with one accessible name, links a visitor to the registration and the log-in, and counts nothing down in its sample week', () => {
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  screen.getByRole('heading', { level: 1, name: '¿Qué onda con el marcador?' });
  expect(getAddress('Quiero jugar')).toBe('/user/register');
  expect(getAddress('Ya tengo cuenta')).toBe('/user/login');
  screen.getByRole('heading', { name: 'Gran Jornada 7' });
  expect(screen.queryByRole('timer')).toBeNull();
});
