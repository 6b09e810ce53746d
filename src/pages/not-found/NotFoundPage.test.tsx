import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
});

test('the tab says 404', () => {
  expect(document.title).toBe('404 | Reto Ruffles');
});

test('the description says that the page does not exist', () => {
  const description = document.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe('La página que buscas no existe.');
});

test('the heading is the one of the spec', () => {
  screen.getByRole('heading', { level: 1, name: '¡Oops! ...' });
});

test('the text is the one of the spec', () => {
  screen.getByText('Algo salió mal, inténtalo más tarde');
});

test('one link leads back to Inicio', () => {
  expect(screen.getByRole('link', { name: 'Regresar al inicio' }).getAttribute('href')).toBe('/');
});

test('search engines are told to leave it out', () => {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
