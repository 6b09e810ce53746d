import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultPlace } from './ResultPlace.tsx';

test('the place of the results names its week', () => {
  render(<ResultPlace week="Jornada 7" position={1343} movement={null} />);
  screen.getByText('1,343');
  screen.getByText('Tu lugar en la Jornada 7');
});

test('the place of the results says how far the player has risen, with an arrow', () => {
  const { container } = render(<ResultPlace week="Jornada 7" position={12} movement={3} />);
  screen.getByText('Subiste 3 lugares');
  expect(container.querySelector('use')?.getAttribute('href')).toBe('#icon-up');
});

test.each([
  ['has fallen', -3],
  ['has kept the place', 0],
])('the place of the results of a player who %s says nothing of a movement', (_what, movement) => {
  const { container } = render(<ResultPlace week="Jornada 7" position={12} movement={movement} />);
  expect(container.textContent).toBe('12Tu lugar en la Jornada 7');
});
