import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Movement } from './Movement.tsx';

test.each([
  [5, '5subió 5 lugares', 'up', 'text-verde'],
  [4600, '4,600subió 4,600 lugares', 'up', 'text-verde'],
  [-12, '12bajó 12 lugares', 'fall', 'text-humo'],
  [0, 'sigue igual', 'same', null],
  [null, '–', undefined, 'text-humo'],
])('a movement of %s places shows “%s” with the arrow “%s”', (places, text, arrow, color) => {
  const { container } = render(<Movement places={places} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('use')?.getAttribute('href')?.replace(/^.*-/, '')).toBe(arrow);
  const colors = ['text-verde', 'text-chile', 'text-humo'];
  expect(colors.find((one) => container.querySelector(`.${one}`)) ?? null).toBe(color);
});
