import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failing } from '../../../testing/fake-api.ts';
import { at } from '../../../testing/fixtures.ts';
import { card, open, withGame } from '../GamesPage.test.helper.tsx';

test('in Partidos, while a game of a closed week is being played, “Esta jornada ya cerró” stands below the games', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withGame('live', [1, 1]));
  const note = screen.getByText('Esta jornada ya cerró');
  expect(card('1').compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('Partidos offers a retry and no score fields when the predictions fail to load', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await open({}, (world) => {
    world.server.userPools = failing('networkError');
  });
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('a week of which no game is open yet says when the first one opens, and offers a reminder', async () => {
  await open({ now: at('2026-08-20T12:00:00') });
  expect(screen.getByRole('heading', { level: 2, name: 'Esta jornada abre el sáb 22 ago' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Recuérdame' })).toBeTruthy();
});

test('a closed week leads to its ranking and to the week after it', async () => {
  const world = await open({ now: at('2026-08-31T12:00:00') });
  expect(screen.getByRole('link', { name: 'Ver el ranking' }).getAttribute('href')).toBe(
    '/ranking?jornada=7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ir a: Jornada 8' }));
  await waitFor(() => expect(world.weeks.shownNumber.value).toBe(8));
});
