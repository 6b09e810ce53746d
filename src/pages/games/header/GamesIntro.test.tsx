import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '../GamesPage.test.helper.tsx';

test('the text under the title of Partidos names the shown week when that week has no games to send', async () => {
  const { shownWeek } = await open();
  expect(screen.getByText(/Pon tu marcador y envía/)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Jornada 8/ }));
  await waitFor(() => expect(shownWeek.status.value).toBe('ready'));
  expect(await screen.findByText(/^Jornada 8( · |$)/, { selector: 'p' })).toBeTruthy();
});
