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
  // trivia-dialog.css delays this element until the badge shows +1.
  expect(screen.getByText('punto').className).toBe('extra-point-text');
});
