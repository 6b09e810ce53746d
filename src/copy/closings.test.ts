import { expect, test } from 'vitest';
import { GAMES, week } from '../testing/fixtures.ts';
import { createClosingReminders } from './closings.ts';
import { createReminder } from './reminder.ts';

const URL = 'https://reto.mx/lmx/';
const closing = (number: number, alias: string | null = null) => ({
  week: { ...week(number, '2026-08-28'), alias },
  cutoff: 1_000,
  games: GAMES.slice(0, 2),
});

test('the calendar event of a closing has its week, cut-off and games and the URL of Partidos', () => {
  expect(createClosingReminders([closing(7)], '2026-07', URL)).toEqual([
    {
      uid: 'reto-ruffles-2026-07-week-7-closing',
      at: 1_000,
      title: 'Próximo cierre de la Jornada 7',
      description:
        'Cierran primero: Tigres – Toluca, Pumas – Atlas. Envía antes tu boleto. Los horarios son del centro de México.',
      alarmText: 'Faltan 3 horas para el próximo cierre del Reto Ruffles.',
      url: 'https://reto.mx/lmx/games',
    },
  ]);
});

test('the UID of a closing is that of its week’s reminder, whatever its games, cut-off and name', () => {
  const renamed = { ...closing(7, 'Cuartos de Final · Ida'), cutoff: 2_000, games: [] };
  const [event] = createClosingReminders([renamed], '2026-07', URL);
  expect(event?.title).toBe('Próximo cierre de Cuartos de Final · Ida');
  const games = GAMES.map((game) => ({ game, gameWindow: { cutoff: 1_000 } }));
  const reminder = createReminder(week(7, '2026-08-28'), games, '2026-07', URL);
  expect([event?.uid, reminder?.uid]).toEqual(Array(2).fill('reto-ruffles-2026-07-week-7-closing'));
});

test('the events of two weeks and of two seasons have different UIDs', () => {
  const uids = ['2026-07', '2027-01'].flatMap((season) =>
    createClosingReminders([closing(7), closing(8)], season, URL).map(({ uid }) => uid),
  );
  expect(new Set(uids).size).toBe(4);
});
