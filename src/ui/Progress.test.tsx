import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

test('a progress bar has its value in aria-valuenow, and in --share as a percentage of its maximum', () => {
  render(<Progress label="Llevas 4 de 9" value={4} max={9} />);
  const bar = screen.getByRole('progressbar', { name: 'Llevas 4 de 9' });
  expect(bar.getAttribute('aria-valuenow')).toBe('4');
  expect(bar.style.getPropertyValue('--share')).toBe('44.4%');
});

test.each([
  [4, ['4', '0', '9']],
  [0, ['0', '0', '9']],
  [undefined, [null, null, null]],
])('a progress bar at %s of 9 has the value and the bounds %j', (value, expected) => {
  render(<Progress label="Llevas" max={9} {...(value !== undefined && { value })} />);
  const bar = screen.getByRole('progressbar');
  expect(['now', 'min', 'max'].map((name) => bar.getAttribute(`aria-value${name}`))).toEqual(expected);
});
