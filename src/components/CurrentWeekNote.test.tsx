import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../testing/open-page.tsx';
import { CurrentWeekNote } from './CurrentWeekNote.tsx';

test('the note about the current week is not there before its call has failed', () => {
  renderWithStores(<CurrentWeekNote />, { playerData: {}, weeks: { isCurrentUnanswered: signal(false) } });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the button of the note about the current week is disabled while it tries again', async () => {
  let answer = () => {};
  const retryCurrent = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  renderWithStores(<CurrentWeekNote />, {
    playerData: { retryCurrent },
    weeks: { isCurrentUnanswered: signal(true) },
  });
  const button = screen.getByRole('button');
  const before = button.textContent;
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).not.toBe(before);
  await userEvent.click(button);
  expect(retryCurrent).toHaveBeenCalledOnce();
  await act(async () => answer());
  expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([null, before]);
});
