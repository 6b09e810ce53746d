import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

test('the notice says everything the law asks for, in numbered sections', () => {
  render(<PrivacyPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1Responsable y domicilio',
    '2Qué datos pedimos',
    '3Finalidades necesarias',
    '4Finalidades voluntarias',
    '5Cómo negarte',
    '6Con quién se comparten',
    '7Tus derechos ARCO',
    '8Cookies y almacenamiento en tu dispositivo',
    '9Cambios a este aviso',
    '10Autoridad',
  ]);
});

test('the authority is the one in force since 2025', () => {
  render(<PrivacyPage />);
  screen.getByText(/Secretaría Anticorrupción y Buen Gobierno/);
  expect(document.body.textContent).not.toContain('INAI');
});

test('the drafts kept on the device are owned up to', () => {
  render(<PrivacyPage />);
  screen.getByText(/Tus borradores por jornada/);
});

test('version and date stand at the top', () => {
  render(<PrivacyPage />);
  screen.getByText('Versión 0.1 (borrador)');
  screen.getByText('29 de agosto de 2026');
});

test('the tab says Aviso de Privacidad', () => {
  render(<PrivacyPage />);
  expect(document.title).toBe('Aviso de Privacidad | Reto Ruffles');
});

test('the served page has no style attribute', () => {
  expect(renderToStaticMarkup(<PrivacyPage />)).not.toMatch(/ style=/);
});
