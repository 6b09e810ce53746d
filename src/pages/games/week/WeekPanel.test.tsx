import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { card, open, withGame } from '../GamesPage.test.helper.tsx';

test('in Partidos, while a game of a closed week is being played, “Esta jornada ya cerró” stands below the games', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withGame('live', [1, 1]));
  const note = screen.getByText('Esta jornada ya cerró');
  expect(card('1').compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
