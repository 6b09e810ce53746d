import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { PendingTrivia } from './PendingTrivia.tsx';

function show(week: { week: number } | null) {
  const openTrivia = vi.fn();
  const pending = signal(week);
  const isVisible = signal(false);
  renderWithStores(<PendingTrivia />, {
    modal: { isVisible },
    playerData: {},
    trivia: { pending, open: openTrivia },
    weeks: { all: signal([]) },
  });
  return { isVisible, openTrivia, pending };
}

test('Partidos shows the week of a pending trivia, and its button opens the trivia', async () => {
  const { openTrivia } = show({ week: 6 });
  expect(screen.getByRole('heading', { level: 2, name: 'Trivia pendiente' })).toBeTruthy();
  expect(screen.getByText(/Jornada 6/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(openTrivia).toHaveBeenCalledOnce();
});

test('Partidos shows nothing about a trivia while none is pending', () => {
  show(null);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('Partidos shows a trivia that comes while a dialog is open only after the dialog is closed', () => {
  const { isVisible, pending } = show(null);
  act(() => {
    isVisible.value = true;
  });
  act(() => {
    pending.value = { week: 6 };
  });
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => {
    isVisible.value = false;
  });
  expect(screen.getByRole('heading', { name: 'Trivia pendiente' })).toBeTruthy();
});

test('Partidos keeps showing a pending trivia behind a dialog, and hides it once it is answered there', () => {
  const { isVisible, pending } = show({ week: 6 });
  act(() => {
    isVisible.value = true;
  });
  expect(screen.getByRole('heading', { name: 'Trivia pendiente' })).toBeTruthy();
  act(() => {
    pending.value = null;
  });
  expect(screen.queryByRole('heading')).toBeNull();
});
