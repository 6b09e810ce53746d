import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useTurningPlate } from './use-turning-plate.ts';

function Plate({ goals }: { goals: number | null }) {
  const plate = useRef<HTMLDivElement>(null);
  useTurningPlate(plate, goals);
  return <div ref={plate} data-testid="plate" />;
}

/** Shows the goals one after the other, and returns how often the plate has turned. */
function countTurns(goals: readonly (number | null)[], isReduced = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const [first = null, ...others] = goals;
  const { rerender } = render(<Plate goals={first} />);
  const animate = vi.fn();
  screen.getByTestId('plate').animate = animate;
  for (const next of others) rerender(<Plate goals={next} />);
  return animate.mock.calls.length;
}

test.each([
  ['turns at each new number', [null, 1, 2], 2],
  ['turns when its number is deleted', [2, null], 1],
  ['stays when the card renders with the same goals', [2, 2, 2], 0],
])('the plate of a score field %s', (_case, goals, turns) => {
  expect(countTurns(goals)).toBe(turns);
});

test('the plate of a score field stays for a player who wants less movement', () => {
  expect(countTurns([null, 1], true)).toBe(0);
});

test('a score field without the browser’s animations takes its goals', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender } = render(<Plate goals={null} />);
  expect(() => rerender(<Plate goals={1} />)).not.toThrow();
});
