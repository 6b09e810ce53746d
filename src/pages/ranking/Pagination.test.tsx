import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPageButtons, Pagination } from './Pagination.tsx';

test.each([
  [1, 24, [1, 2, 3, null, 24]],
  [13, 24, [1, null, 12, 13, 14, null, 24]],
  [24, 24, [1, null, 23, 24]],
  [1, 1, [1]],
])('getPageButtons(%i, %i) returns the page numbers %j (null: an ellipsis)', (current, last, expected) => {
  expect(getPageButtons(current, last)).toEqual(expected);
});

test('the pages of Ranking name the current page before the last one', () => {
  render(<Pagination current={13} last={24} onPage={() => {}} />);
  expect(screen.getByText('Página 13 de 24')).toBeTruthy();
});
