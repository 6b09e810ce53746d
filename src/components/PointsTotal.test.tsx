import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PointsTotal } from './PointsTotal.tsx';

test.each([
  [24, '24'],
  [0, '0'],
  [null, '–'],
])('the total of %s points shows “%s”', (points, text) => {
  const { container } = render(<PointsTotal points={points}>puntos</PointsTotal>);
  expect(container.querySelector('.number-badge')?.textContent).toBe(text);
});
