import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { RestoredNote } from './RestoredNote.tsx';

function open({ isRestored = true, ready = 0, half = 0 }) {
  const dismissRestored = vi.fn();
  const shownWeek = { counts: signal({ ready, half }) };
  const drafts = { isRestored: signal(isRestored), dismissRestored };
  renderWithStores(<RestoredNote />, { shownWeek, drafts, playerData: {} });
  return dismissRestored;
}

test.each([
  ['says that a complete draft of an earlier visit is there', { ready: 2 }, true],
  ['says that a half-filled draft of an earlier visit is there', { half: 1 }, true],
  ['says nothing in a week without a draft', {}, false],
  ['says nothing of a draft of this visit', { isRestored: false, ready: 2 }, false],
])('Partidos %s', (_what, state, isShown) => {
  open(state);
  expect(screen.queryByText('Tus pronósticos siguen aquí.') !== null).toBe(isShown);
});

test('the close button dismisses the note about the draft of an earlier visit', async () => {
  const dismiss = open({ ready: 2 });
  await userEvent.click(screen.getByRole('button'));
  expect(dismiss).toHaveBeenCalledOnce();
});

test('a screen reader is told of the draft of an earlier visit as a status', () => {
  open({ ready: 2 });
  expect(screen.getByRole('status').textContent).toContain('Tus pronósticos siguen aquí.');
});
