import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failing } from '../../testing/fake-api.ts';
import { at } from '../../testing/fixtures.ts';
import { card, open, withGame } from './GamesPage.test.helper.tsx';

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
