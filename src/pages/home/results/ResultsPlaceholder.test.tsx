import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { week } from '../../../testing/fixtures.ts';
import { ResultsPlaceholder } from './ResultsPlaceholder.tsx';

test('while its results load, Inicio shows the name of their week over as many rows as they will have', () => {
  const { container } = render(<ResultsPlaceholder week={week(7, '2026-08-28')} rows={9} />);
  expect(container.textContent).toBe('Tu Jornada 7');
  expect(container.querySelectorAll('li')).toHaveLength(9);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
