import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, createPrediction, game, week } from '../../../testing/fixtures.ts';
import { open, type World } from '../GamesPage.test.helper.tsx';

const MONDAY = at('2026-08-31T09:00:00');
const NEXT = { ...game('80', 'Pumas', 'Santos', '2026-09-11T19:00:00'), week: 8 };

/** The server counts week 8 as current, and week 7 brought points. */
const withEndedWeek = ({ server }: World) => {
  server.weeks = async () => [week(7, '2026-08-28'), week(8, '2026-09-11')];
  server.currentWeek = async () => ({ number: 8, betDays: '' });
  server.gamesOfWeek = async (number) => (number === 8 ? [NEXT] : []);
  server.saved = [createPrediction({ points: 5, weekTriviaPoints: 1 })];
};

test('Partidos, when the current week has not opened, begins with the points of the week that has ended', async () => {
  await open({ now: MONDAY }, withEndedWeek);
  const link = await screen.findByRole('link', { name: 'Ver mi boleto' });
  expect(link.getAttribute('href')).toBe('/games?jornada=7');
  const line = link.closest('p');
  expect(line?.textContent).toBe('Jornada 7: 6 puntos·Ver mi boleto');
  const heading = screen.getByRole('heading', { level: 2, name: 'Esta jornada abre el vie 4 sep' });
  expect(line?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Partidos says nothing of the week before once the current week is open', async () => {
  await open({ now: at('2026-09-05T09:00:00') }, withEndedWeek);
  screen.getByRole('spinbutton', { name: 'Goles de Pumas (local)' });
  expect(screen.queryByText(/^Jornada 7:/)).toBeNull();
});

test('Partidos says nothing of the week before if no ticket of it was sent', async () => {
  await open({ now: MONDAY }, (world) => {
    withEndedWeek(world);
    world.server.saved = [];
  });
  await screen.findByRole('button', { name: 'Recuérdame' });
  expect(screen.queryByText(/^Jornada 7:/)).toBeNull();
});
