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

test('the not-found page sets the document title to “404 | Reto Ruffles”', () => {
  expect(document.title).toBe('404 | Reto Ruffles');
});

test('the description of the not-found page says that the page does not exist', () => {
  const description = document.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe('La página que buscas no existe.');
});

test('the not-found page has the heading “¡Oops! ...” of the spec', () => {
  screen.getByRole('heading', { level: 1, name: '¡Oops! ...' });
});

test('the not-found page has the text “Algo salió mal, inténtalo más tarde” of the spec', () => {
  screen.getByText('Algo salió mal, inténtalo más tarde');
});

test('the not-found page links to Inicio', () => {
  expect(screen.getByRole('link', { name: 'Regresar al inicio' }).getAttribute('href')).toBe('/');
});

test('the not-found page has the robots meta tag “noindex”', () => {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
