import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test.each([
  ['Anterior', 12],
  ['Siguiente', 14],
  ['Página 24', 24],
])('the button “%s” on page 13 of Ranking opens page %i', async (name, page) => {
  const onPage = vi.fn();
  render(<Pagination current={13} last={24} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onPage.mock.calls).toEqual([[page]]);
});

test.each([
  [1, ['Anterior']],
  [13, []],
  [24, ['Siguiente']],
])('on page %i of 24, the disabled buttons of Ranking’s pages are %j', (current, names) => {
  render(<Pagination current={current} last={24} onPage={() => {}} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(current));
});

test('the arrows of Ranking’s pages point to the left and to the right', () => {
  render(<Pagination current={13} last={24} onPage={() => {}} />);
  const getArrow = (name: string) =>
    screen.getByRole('button', { name }).querySelector('use')?.getAttribute('href');
  expect(['Anterior', 'Siguiente'].map(getArrow)).toEqual(['#icon-left', '#icon-right']);
});

test.each([
  [1, ['Página 3']],
  [2, ['Página 3']],
  [13, ['Página 12', 'Página 14']],
  [24, ['Página 23']],
])('on page %i of 24, a phone has no room for the buttons %j', (current, names) => {
  render(<Pagination current={current} last={24} onPage={() => {}} />);
  const hidden = screen
    .getAllByRole('button')
    .filter(({ classList }) => classList.contains('max-phablet:hidden'));
  expect(hidden.map((button) => button.getAttribute('aria-label'))).toEqual(names);
});

test('the button of the current page of Ranking is dark', () => {
  render(<Pagination current={13} last={24} onPage={() => {}} />);
  const current = screen.getByRole('button', { current: 'page' });
  expect([...current.classList].filter((name) => name.startsWith('current:'))).toEqual([
    'current:bg-tinta',
    'current:text-queso',
  ]);
});
