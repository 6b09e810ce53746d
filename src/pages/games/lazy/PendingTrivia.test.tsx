import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { PendingTrivia } from './PendingTrivia.tsx';

function show(pending: { week: number } | null) {
  const openTrivia = vi.fn();
  const trivia = { pending: signal(pending), open: openTrivia };
  renderWithStores(<PendingTrivia />, { playerData: {}, trivia, weeks: { all: signal([]) } });
  return openTrivia;
}

test('Partidos shows the week of a pending trivia, and its button opens the trivia', async () => {
  const openTrivia = show({ week: 6 });
  expect(screen.getByRole('heading', { level: 2, name: 'Trivia pendiente' })).toBeTruthy();
  expect(screen.getByText(/Jornada 6/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(openTrivia).toHaveBeenCalledOnce();
});

test('Partidos shows nothing about a trivia while none is pending', () => {
  show(null);
  expect(screen.queryByRole('heading')).toBeNull();
});
