import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { week } from '../../testing/fixtures.ts';
import { NextWeek } from './NextWeek.tsx';
import { openPart } from './PlayerHome.test.helper.tsx';
import { COUNTED, createMonday, FINALS } from './results/results.test.helper.ts';

const UNCOUNTED = COUNTED.map((sent) => ({ ...sent, points: null }));
const ENDED = week(7, '2026-08-28');

test.each([
  ['a ticket without points', 'Los puntos de la Jornada 7 se publican poco después.', UNCOUNTED],
  ['no ticket', 'No enviaste boleto de la Jornada 7.', []],
])('before the next week opens, Inicio says of an ended week with %s: “%s”', async (_what, text, sent) => {
  await openPart(<NextWeek ended={ENDED} />, createMonday({ sent }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('before the next week opens, Inicio announces no points of an ended week all of whose points are published', async () => {
  await openPart(<NextWeek ended={ENDED} />, createMonday());
  screen.getByText(/^Jornada 8 abre/);
  expect(screen.queryByText(/se publican poco después/)).toBeNull();
});

test.each(['cancelled', 'postponed'] as const)(
  'before the next week opens, Inicio announces no points of an ended week whose games are %s',
  async (status) => {
    const halted = FINALS.map((game) => ({ ...game, status }));
    const stores = await openPart(
      <NextWeek ended={ENDED} />,
      createMonday({ sent: UNCOUNTED, ended: halted }),
    );
    await act(() => stores.games.ensure(7));
    expect(screen.queryByText(/se publican poco después/)).toBeNull();
  },
);

test('before the next week opens, its place on Inicio shows the card “El reloj” and leads to Partidos', async () => {
  await openPart(<NextWeek ended={ENDED} />, createMonday());
  expect(screen.getByText('El reloj')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/games');
});
