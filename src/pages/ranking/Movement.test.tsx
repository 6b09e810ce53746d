import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Movement } from './Movement.tsx';

test.each([
  [5, '5subió 5 lugares', 'text-verde'],
  [-12, '12bajó 12 lugares', 'text-chile'],
  [0, 'sigue igual', null],
  [null, '–', 'text-humo'],
])('a movement of %s places shows “%s”', (places, text, color) => {
  const { container } = render(<Movement places={places} />);
  expect(container.textContent).toBe(text);
  const colors = ['text-verde', 'text-chile', 'text-humo'];
  expect(colors.find((one) => container.querySelector(`.${one}`)) ?? null).toBe(color);
});
