import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getPageButtons, Pagination } from './Pagination.tsx';

const WORDS = {
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
  summary: (current: number, last: number) => `Página ${current} de ${last}`,
};

function show(current: number, last = 24) {
  const go = vi.fn();
  render(<Pagination label="Páginas" current={current} last={last} onPage={go} words={WORDS} />);
  return go;
}

test('the pagination marks the button of the current page and shows “Página 13 de 24”', () => {
  show(13);
  expect(screen.getByRole('button', { name: 'Página 13', current: 'page' })).toBeTruthy();
  expect(screen.getByText('Página 13 de 24')).toBeTruthy();
});

test('the next button of the pagination calls onPage with the following page', async () => {
  const go = show(13);
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(go).toHaveBeenCalledWith(14);
});

test('the pagination disables the button of the previous page on the first page', () => {
  show(1);
  expect((screen.getByRole('button', { name: 'Anterior' }) as HTMLButtonElement).disabled).toBe(true);
});

test.each([
  [1, 24, [1, 2, 3, null, 24]],
  [2, 24, [1, 2, 3, null, 24]],
  [13, 24, [1, null, 12, 13, 14, null, 24]],
  [24, 24, [1, null, 23, 24]],
  [1, 2, [1, 2]],
  [1, 1, [1]],
])('getPageButtons(%i, %i) returns the page numbers %j (null: an ellipsis)', (current, last, expected) => {
  expect(getPageButtons(current, last)).toEqual(expected);
});
