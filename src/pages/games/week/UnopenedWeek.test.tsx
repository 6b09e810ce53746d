import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

test('a week of which no game is open yet says when the first one opens, and offers a reminder', async () => {
  await open({ now: at('2026-08-20T12:00:00') });
  expect(screen.getByRole('heading', { level: 2, name: 'Esta jornada abre el sáb 22 ago' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Recuérdame' })).toBeTruthy();
});
