import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CutoffBox } from './CutoffBox.tsx';

test.each([
  ['a dark box is yellow', false, true],
  ['the yellow box of a near cut-off is as dark as its title', true, false],
])('the game in %s', (_which, isClosing, isYellow) => {
  render(
    <CutoffBox title="Próximo cierre" game="Tigres – Toluca" isClosing={isClosing}>
      17:00
    </CutoffBox>,
  );
  expect(screen.getByText('Tigres – Toluca').classList.contains('text-queso')).toBe(isYellow);
});

test('the box of a cut-off is a link to its game where it has an address', () => {
  render(
    <CutoffBox title="Próximo cierre" game="Tigres – Toluca" href="#juego-1">
      17:00
    </CutoffBox>,
  );
  expect(screen.getByRole('link', { name: /Tigres – Toluca/ }).getAttribute('href')).toBe('#juego-1');
});
