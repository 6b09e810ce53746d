import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

test('a closed week leads to its ranking and to the week after it', async () => {
  const world = await open({ now: at('2026-08-31T12:00:00') });
  expect((await screen.findByRole('link', { name: 'Ver el ranking' })).getAttribute('href')).toBe(
    '/ranking?jornada=7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ir a: Jornada 8' }));
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(8));
});
