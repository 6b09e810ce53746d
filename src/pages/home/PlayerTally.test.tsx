import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, createMyPosition, game } from '../../testing/fixtures.ts';
import { FINAL, GAMES, LAST_WEEK, OLD_STATS, openPart } from './PlayerHome.test.helper.tsx';
import { PlayerTally } from './PlayerTally.tsx';
import { createResults } from './results/results.test.helper.ts';

const WON = {
  results: createResults({ position: createMyPosition({ position: 1, score: 8 }) }),
  reveal: { points: 8, isOver: true },
};

test('Inicio counts down to the next cut-off and shows its day and time', async () => {
  await openPart(<PlayerTally moment="partlySent" />);
  await screen.findByText('Tigres – Toluca', { selector: 'small > span' });
  // What a phone shows, which has no room for the whole names.
  screen.getByText('TIG – TOL', { selector: '[aria-hidden]' });
  screen.getByText('Cierra sáb 29 ago · 17:05 h');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('34 min 0 seg');
});

test('before a week opens, Inicio says on which day it does', async () => {
  await openPart(<PlayerTally moment={null} />, { clock: { time: at('2026-08-10T12:00:00') }, sent: [] });
  expect(await screen.findByText('Abre el vie 21 ago')).toBeTruthy();
});

test('the first of a week reads of the first place, and when the next week opens', async () => {
  await openPart(<PlayerTally moment="betweenWeeks" ended={WON} />, {
    clock: { time: at('2026-08-10T12:00:00') },
    sent: [],
  });
  await screen.findByText('¡Primer lugar!');
  screen.getByText('El primer lugar de la Jornada 7 es tuyo. La que sigue abre el vie 21 ago.');
  expect(screen.queryByText('Abre el vie 21 ago')).toBeNull();
});

test('while the ticket counts, the sentence under the headline of a first place is hidden on screen', async () => {
  await openPart(
    <PlayerTally moment="betweenWeeks" ended={{ ...WON, reveal: { points: 5, isOver: false } }} />,
    {
      clock: { time: at('2026-08-10T12:00:00') },
      sent: [],
    },
  );
  const detail = await screen.findByText(/^El primer lugar de la Jornada 7 es tuyo/);
  expect(detail.classList).toContain('opacity-0');
});

test.each([
  [1, '¡Ganaste la temporada!', 'Terminó el torneo, y el primer lugar del ranking general es tuyo.'],
  [2, 'Quedaste en el 2.º lugar', 'Terminó el torneo. Mira cómo te fue.'],
  [1343, 'Quedaste en el lugar 1,343', 'Terminó el torneo. Mira cómo te fue.'],
  [null, 'Así fue la temporada', 'Terminó el torneo. Mira cómo te fue.'],
])('after the season, a player in place %s reads “%s”', async (position, headline, detail) => {
  await openPart(<PlayerTally moment="seasonOver" />, {
    games: FINAL,
    answers: LAST_WEEK,
    stats: { ...OLD_STATS, position },
  });
  await screen.findByText(headline);
  screen.getByText(detail);
});

test.each([
  ['one game', 'Ya cerró el partido de la jornada.', [game('1', 'Tigres', 'Toluca', '2026-08-29T19:05:00')]],
  ['several games', 'Ya cerraron todos los partidos de la jornada.', GAMES],
])('Inicio says of a closed week with %s: “%s”', async (_what, text, games) => {
  await openPart(<PlayerTally moment="closed" />, {
    clock: { time: at('2026-09-05T12:00:00') },
    games,
    sent: [],
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('beside the results of a week that has ended, Inicio names the week whose games are left to send', async () => {
  await openPart(<PlayerTally moment="empty" ended={WON} />);
  await screen.findByText('Jornada 7: te faltan 3');
  expect(screen.queryByText('¡Primer lugar!')).toBeNull();
});

test.each([
  ['Próximo cierre', 'dark', 'ten minutes', '2026-08-29T16:55:00'],
  ['Cierra ya', 'yellow', 'less than ten minutes', '2026-08-29T16:55:01'],
])(
  'over the next cut-off of Inicio stands “%s”, in a %s box, when %s are left',
  async (title, ground, _left, now) => {
    await openPart(<PlayerTally moment="partlySent" />, { clock: { time: at(now) } });
    const box = (await screen.findByText(title)).closest('div');
    expect(box?.classList.contains('cutoff-box-closing')).toBe(ground === 'yellow');
  },
);

test.each<['beforeSeason' | 'notOpen' | 'betweenWeeks', string]>([
  ['beforeSeason', 'Vuelve pronto: aquí verás los partidos.'],
  ['notOpen', 'Vuelve pronto: aquí verás los partidos.'],
  ['betweenWeeks', 'Mientras, mira cómo te fue en la jornada anterior.'],
])('of a week without games, Inicio says so at the moment “%s”, and “%s”', async (moment, detail) => {
  await openPart(<PlayerTally moment={moment} />, { games: [], sent: [] });
  await screen.findByText('Aún no hay partidos');
  screen.getByText(detail);
});

test('while one game has closed and the others open later, Inicio says on which day the next one does', async () => {
  const advanced = game('1', 'Puebla', 'Atlas', '2026-08-10T19:00:00', 'final');
  await openPart(<PlayerTally moment="notOpen" />, {
    clock: { time: at('2026-08-12T12:00:00') },
    games: [advanced, ...GAMES.slice(1)],
    sent: [],
  });
  await screen.findByText('Abre el sáb 22 ago');
  screen.getByText('Desde ese día puedes hacer tus pronósticos.');
});
