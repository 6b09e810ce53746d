import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { moveFocus } from './move-focus.ts';

function Row({ isCircular }: { isCircular: boolean }) {
  return (
    <div role="toolbar" onKeyDown={(event) => moveFocus(event, isCircular)}>
      {['uno', 'dos', 'tres'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

test.each([
  ['{ArrowRight}', false, 'uno', 'dos'],
  ['{ArrowRight}', false, 'tres', 'tres'],
  ['{ArrowRight}', true, 'tres', 'uno'],
  ['{ArrowLeft}', false, 'uno', 'uno'],
  ['{ArrowLeft}', true, 'uno', 'tres'],
  ['{ArrowLeft}', true, 'tres', 'dos'],
  ['{Home}', false, 'tres', 'uno'],
  ['{End}', false, 'dos', 'tres'],
  ['{ArrowDown}', true, 'dos', 'dos'],
])(
  'the key %s in a row (circular: %s) moves the focus from “%s” to “%s”',
  async (key, isCircular, from, to) => {
    render(<Row isCircular={isCircular} />);
    screen.getByRole('button', { name: from }).focus();
    await userEvent.keyboard(key);
    expect(document.activeElement?.textContent).toBe(to);
  },
);
