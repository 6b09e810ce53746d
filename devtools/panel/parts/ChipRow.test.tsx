import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChipRow } from './ChipRow.tsx';
import { Tag } from './Tag.tsx';

let resize = () => {};
let width = 0;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resize = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  // Each chip is 100 px wide.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.localName === 'section') return new DOMRect(0, 0, width, 20);
    return new DOMRect(100 * [...(this.parentElement?.children ?? [])].indexOf(this), 0, 100, 20);
  });
});

const show = (rowWidth: number) => {
  width = rowWidth;
  render(
    <ChipRow label="Estados">
      <Tag>Ana</Tag>
      <Tag>1 falla</Tag>
      <Tag>reloj ×60</Tag>
    </ChipRow>,
  );
};
const queryMore = () => screen.queryByRole('button', { name: '2 más: 1 falla, reloj ×60' });

test('a row of chips shows how many don’t fit, and names these in a tooltip and for screen readers', () => {
  show(150);
  expect(queryMore()?.textContent).toBe('+2');
  expect(queryMore()?.title).toBe('2 más: 1 falla, reloj ×60');
});

test('a row of chips that all fit has no button', () => {
  show(300);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button of a row of chips shows all of them, and one row again', () => {
  show(150);
  fireEvent.click(queryMore() as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Ver una sola fila', expanded: true }));
  expect(queryMore()).toBeTruthy();
});

test('a row of chips that gets narrower counts again', () => {
  show(300);
  width = 150;
  act(() => resize());
  expect(queryMore()).toBeTruthy();
});

test('a chip that is too long for its row stays visible and is named', () => {
  show(80);
  expect(screen.getByRole('button', { name: '3 más: Ana, 1 falla, reloj ×60' })).toBeTruthy();
  expect(screen.getByText('Ana').hasAttribute('data-cut')).toBe(false);
});
