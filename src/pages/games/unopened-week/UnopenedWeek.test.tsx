import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { open } from '../GamesPage.test.helper.tsx';

// The page shows such a week only with the code of its parts, which takes seconds to load on a busy machine.
beforeAll(() => import('../late-parts-list.ts'));

test('a week of which no game is open yet says when the first one opens, and offers a reminder', async () => {
  await open({ now: at('2026-08-20T12:00:00') });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Esta jornada abre el sáb 22 ago' }),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Recuérdame' })).toBeTruthy();
});

test('a week of which no game is open yet shows the card “El reloj”', async () => {
  await open({ now: at('2026-08-20T12:00:00') });
  expect(await screen.findByText('El reloj')).toBeTruthy();
});
