import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExtraPoint } from './ExtraPoint.tsx';

test.each([
  ['regular', 'number-badge-point'],
  ['large', 'number-badge-point-large'],
  ['won', 'number-badge-point-won'],
] as const)('the %s extra point has the plate %s', (variant, name) => {
  render(<ExtraPoint points="+1" text="punto" variant={variant} />);
  expect(screen.getByText('+1').classList.contains(name)).toBe(true);
});

test.each([
  ['regular', false],
  ['won', true],
] as const)('the words of the %s extra point are for screen readers only: %s', (variant, isHidden) => {
  render(<ExtraPoint points="+1" text="punto" variant={variant} />);
  expect(screen.getByText('punto').classList.contains('sr-only')).toBe(isHidden);
});
