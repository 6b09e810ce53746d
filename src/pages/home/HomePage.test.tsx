import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { MONTHS } from '../../copy/format.ts';
import { HomePage } from './HomePage.tsx';

test('the Inicio of a visitor names no week and no date, because it stays the same all season', () => {
  const { container } = render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  const text = container.textContent ?? '';
  expect(text).toContain('Gran Jornada');
  expect(text).not.toMatch(/jornada \d/i);
  expect(text).not.toMatch(
    new RegExp(`\\d (de )?(${MONTHS.map((month) => month.slice(0, 3)).join('|')})`, 'i'),
  );
});
