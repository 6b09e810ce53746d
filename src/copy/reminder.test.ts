import { expect, test } from 'vitest';
import { GAMES, week } from '../testing/fixtures.ts';
import { createReminder } from './reminder.ts';

test.each([
  [1, 'Te falta por enviar: Tigres – Toluca. Los horarios son del centro de México.'],
  [2, 'Te faltan por enviar: Tigres – Toluca, Pumas – Atlas. Los horarios son del centro de México.'],
])('the calendar event of a reminder of %i games to send says “%s”', (count, text) => {
  const games = GAMES.slice(0, count).map((game) => ({ game, gameWindow: { cutoff: 1_000 } }));
  const reminder = createReminder(week(7, '2026-08-28'), games, '2026-07', 'https://reto.mx/lmx/');
  expect(reminder?.description).toBe(text);
});
