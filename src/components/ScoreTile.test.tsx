import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreTile } from './ScoreTile.tsx';

test.each([
  [undefined, 'true', ''],
  [0, null, '0'],
  ['–', null, '–'],
])('a tile with the goals %s is hidden from screen readers (%s) and shows “%s”', (goals, isHidden, text) => {
  const { container } = render(<ScoreTile variant="own">{goals}</ScoreTile>);
  const tile = container.firstElementChild;
  expect([tile?.getAttribute('aria-hidden'), tile?.textContent]).toEqual([isHidden, text]);
  expect(tile?.getAttribute('translate')).toBe('no');
});
