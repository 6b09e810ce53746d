import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { week } from '../../testing/fixtures.ts';
import { NextWeek } from './NextWeek.tsx';
import { openPart } from './PlayerHome.test.helper.tsx';
import { COUNTED, createMonday } from './results/results.test.helper.ts';

const ENDED = week(7, '2026-08-28');

test.each([
  ['a ticket', 'Los puntos de la Jornada 7 se publican poco después.', COUNTED],
  ['no ticket', 'No enviaste boleto de la Jornada 7.', []],
])('before the next week opens, Inicio says of an ended week with %s: “%s”', async (_what, text, sent) => {
  await openPart(<NextWeek ended={ENDED} />, createMonday({ sent }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('before the next week opens, its place on Inicio shows the card “El reloj” and leads to Partidos', async () => {
  await openPart(<NextWeek ended={ENDED} />, createMonday());
  expect(screen.getByText('El reloj')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/games');
});
