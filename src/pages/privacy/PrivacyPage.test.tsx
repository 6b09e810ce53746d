import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

test('the privacy notice has 10 numbered sections, from “Responsable y domicilio” to “Autoridad”', () => {
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

test('the privacy notice names the authority in force since 2025 and not its predecessor INAI', () => {
  render(<PrivacyPage />);
  screen.getByText(/Secretaría Anticorrupción y Buen Gobierno/);
  expect(document.body.textContent).not.toContain('INAI');
});

test('the privacy notice mentions the drafts kept on the device', () => {
  render(<PrivacyPage />);
  screen.getByText(/Tus borradores por jornada/);
});

test('the privacy notice shows its version and its date', () => {
  render(<PrivacyPage />);
  screen.getByText('Versión 0.1 (borrador)');
  screen.getByText('29 de agosto de 2026');
});

test('the privacy notice sets the document title to “Aviso de Privacidad | Reto Ruffles”', () => {
  render(<PrivacyPage />);
  expect(document.title).toBe('Aviso de Privacidad | Reto Ruffles');
});

test('the static markup of the privacy notice has no style attribute', () => {
  expect(renderToStaticMarkup(<PrivacyPage />)).not.toMatch(/ style=/);
});
