import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../testing/open-page.tsx';
import { ReminderActions } from './ReminderActions.tsx';

vi.mock('../lib/ics.ts', () => {
  throw new Error('The file cannot be fetched.');
});

test('“Recuérdame” shows an error and no toast when the code that makes the calendar file cannot be fetched', async () => {
  const reminder = {
    uid: 'week-7',
    at: 0,
    title: '',
    description: '',
    alarmText: '',
    url: 'https://reto.mx',
  };
  const show = vi.fn();
  renderWithStores(<ReminderActions reminder={reminder} />, {
    season: {},
    time: { read: () => 0 },
    toast: { show },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Recuérdame' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'No pudimos preparar tu recordatorio. Inténtalo de nuevo.',
  );
  expect(show).not.toHaveBeenCalled();
});
