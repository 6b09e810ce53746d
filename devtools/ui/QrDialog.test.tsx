// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QrDialog } from './QrDialog.tsx';

afterEach(cleanup);

const show = (link: string) => render(<QrDialog link={link} onClose={() => {}} />);

test('a link with more bytes than a QR code holds shows how long it is, and no code', () => {
  show(`https://demo.ejemplo.com/lmx/#sim?s=${'x'.repeat(2_953)}`);
  expect(screen.getByRole('alert').textContent).toMatch(
    /demasiado largo .* \(tiene 2,989 caracteres y caben 2,953\)/,
  );
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['http://localhost:4173/lmx/', true],
  ['http://127.0.0.1:4173/lmx/', true],
  ['http://192.168.1.20:4173/lmx/', false],
  ['https://demo.ejemplo.com/lmx/', false],
])('the QR code of %s warns that a phone does not reach this device: %s', (link, isWarned) => {
  show(link);
  expect(screen.getByRole('img', { name: 'Código QR del enlace' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Dirección del enlace' })).toHaveProperty('value', link);
  expect(screen.queryByRole('note') !== null).toBe(isWarned);
});

test('the warning that a phone does not reach this device names no command', () => {
  show('http://localhost:4173/lmx/');
  expect(screen.getByRole('note').textContent).not.toContain('npm');
});
