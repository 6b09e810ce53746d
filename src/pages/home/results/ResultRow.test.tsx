import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultPoints } from './ResultRow.tsx';

test.each([
  [5, '+5', '#icon-check'],
  [2, '+2', '#icon-check'],
  [0, '0', undefined],
  [null, '–Por confirmar', undefined],
])('the points %s of a result are “%s”, with the icon %s', (points, text, icon) => {
  const { container } = render(<ResultPoints points={points} appearance="shown" />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('use')?.getAttribute('href')).toBe(icon);
});
