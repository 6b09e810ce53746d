import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccessibilityPage } from './AccessibilityPage.tsx';

test('the accessibility statement has a section on commitment, standard, conformance, limits, tests and contact', () => {
  render(<AccessibilityPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1Nuestro compromiso',
    '2Qué norma seguimos',
    '3En qué estado está',
    '4Qué falta todavía',
    '5Cómo la probamos',
    '6Cuéntanos si algo te detiene',
  ]);
});

test('the accessibility statement says that the site conforms partially to WCAG 2.2 AA', () => {
  render(<AccessibilityPage />);
  screen.getByText(/^Las Pautas de Accesibilidad para el Contenido Web \(WCAG\) 2\.2, nivel AA\./);
  screen.getByText(/cumple parcialmente con WCAG 2\.2 nivel AA/);
});

test('the accessibility statement shows its version and the date of the last update', () => {
  render(<AccessibilityPage />);
  screen.getByText('Versión 1.1');
  screen.getByText('23 de noviembre de 2026');
});

test('the accessibility page sets the document title to “Declaración de accesibilidad | Reto Ruffles”', () => {
  render(<AccessibilityPage />);
  expect(document.title).toBe('Declaración de accesibilidad | Reto Ruffles');
});

test('the static markup of the accessibility statement has no style attribute', () => {
  expect(renderToStaticMarkup(<AccessibilityPage />)).not.toMatch(/ style=/);
});
