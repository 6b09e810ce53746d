import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TryNow } from './TryNow.tsx';

function listSteps(isQa: boolean, isReal: boolean) {
  render(<TryNow isQa={isQa} isReal={isReal} />);
  return screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
}

test('the first steps of the cabina in the density Demo are those of who shows the product', () => {
  expect(listSteps(false, false)).toEqual([
    'Elige un recorrido',
    'Ponlo en pantalla completa',
    'Detenlo y juega tú',
    'Compártelo',
  ]);
  expect(document.body.textContent).not.toMatch(/servidor|fallas|Rompe/);
});

test('the first steps of the cabina in the density QA are those of a tester', () => {
  expect(listSteps(true, false)).toEqual(['Elige a una persona', 'Mueve el reloj', 'Rompe algo', 'Regresa']);
});

test.each([true, false])(
  'in front of the real server, the cabina offers no persona, no clock and no recipe: density QA %s',
  (isQa) => {
    expect(listSteps(isQa, true)).toEqual(['Rompe algo']);
  },
);
