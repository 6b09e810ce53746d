import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TermsPage } from './TermsPage.tsx';

test('the terms have 16 numbered sections, from “Responsable” to “Legislación aplicable”', () => {
  render(<TermsPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1Responsable',
    '2Vigencia',
    '3Territorio',
    '4Quién participa',
    '5Mecánica',
    '6Cuándo abren y cierran los partidos',
    '7Puntos',
    '8Desempate',
    '9Partidos pospuestos',
    '10Trivia',
    '11Premios y entrega',
    '12Descalificación',
    '13Fallas técnicas',
    '14Datos personales',
    '15Contacto y PROFECO',
    '16Legislación aplicable',
  ]);
});

test('the index of the terms links to each section', () => {
  render(<TermsPage />);
  const index = screen.getByRole('navigation', { name: 'En esta página' });
  const links = within(index).getAllByRole('link', { hidden: true });
  const lost = links.filter((link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(links).toHaveLength(16);
  expect(lost).toEqual([]);
});

test('the terms mark the placeholder “[PENDIENTE LEGAL: razón social]”, which the lawyers must complete', () => {
  render(<TermsPage />);
  expect(screen.getByText('[PENDIENTE LEGAL: razón social]').tagName).toBe('MARK');
});

test('the terms show their version and their date', () => {
  render(<TermsPage />);
  screen.getByText('Versión 0.1 (borrador)');
  expect(screen.getByText('29 de agosto de 2026').getAttribute('datetime')).toBe('2026-08-29');
});

test('the terms show the points in a table, with the column heading “Qué pasó” and a row for the exact score', () => {
  render(<TermsPage />);
  screen.getByRole('row', { name: 'Además le atinas al marcador exacto +3 más' });
  screen.getByRole('columnheader', { name: 'Qué pasó' });
});

test('the terms say that ties are never broken by lot', () => {
  render(<TermsPage />);
  screen.getByText(/Nunca se decide por sorteo\./);
});

test('the terms set the document title to “Términos y Condiciones | Reto Ruffles”', () => {
  render(<TermsPage />);
  expect(document.title).toBe('Términos y Condiciones | Reto Ruffles');
});

test('the static markup of the terms has no style attribute', () => {
  expect(renderToStaticMarkup(<TermsPage />)).not.toMatch(/ style=/);
});
