import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import { createSupportCode, ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('ana@correo.mx lost at /user/change-password/secret');
}

function openBroken() {
  const view = render(
    <ErrorBoundary resetKey="/games">
      <Broken />
    </ErrorBoundary>,
  );
  // React logs to the console every error that an error boundary catches.
  expectConsole(/lost at/);
  return view;
}

test('the crash screen says that drafts are kept, and shows a support code but no e-mail of the error', () => {
  openBroken();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Oops! ...');
  expect(screen.getByText('Tus pronósticos sin enviar siguen guardados en este dispositivo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Regresar al inicio' }).getAttribute('href')).toBe('/lmx/');
  expect(screen.getByText(/^RR-[0-9A-F]{4}$/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('ana@correo.mx');
});

test('when its `resetKey` (the path) changes, the error boundary renders the new page instead of the crash screen', () => {
  const { rerender } = openBroken();
  rerender(
    <ErrorBoundary resetKey="/ranking">
      <h1>Ranking</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ranking');
});

test.each([
  [new TypeError('lost'), 'RR-4450'],
  [new Error('lost'), 'RR-2976'],
  ['b', 'RR-0062'],
  [undefined, 'RR-6150'],
  ['', 'RR-0000'],
])('createSupportCode for the failure %o returns %s', (error, code) => {
  expect(createSupportCode(error)).toBe(code);
});

test('the crash screen shows the card “El poste”', () => {
  openBroken();
  expect(screen.getByText('El poste')).toBeTruthy();
});
