import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failing } from '../../testing/fake-api.ts';
import { at, createPrediction, game } from '../../testing/fixtures.ts';
import { GAMES, LAST_WEEK, LIVE, NEW_STATS, openHome } from './PlayerHome.test.helper.tsx';
import { COUNTED, createMonday, FINALS, MONDAY } from './results/results.test.helper.ts';

const findResults = () => screen.findByRole('region', { name: 'Resultados de la Jornada 7' });
const queryResults = () => screen.queryByRole('region', { name: 'Resultados de la Jornada 7' });
const SUNDAY = { clock: { time: MONDAY - 43_200_000 }, games: FINALS };

test('when the points of the current week are published, Inicio shows its results and the figures of the season', async () => {
  await openHome({ ...SUNDAY, sent: COUNTED });
  await findResults();
  screen.getByText('Ya están tus puntos');
  screen.getByRole('link', { name: /Tu lugar, toda la temporada/ });
});

test('the headline of Inicio says the points of the results, which the ticket has counted', async () => {
  await openHome({ ...createMonday(), seenWeek: 7 });
  await findResults();
  const headline = screen.getByText('La que sigue abre el vie 4 sep.').parentElement;
  expect(headline?.textContent).toContain('Sacaste 8 puntos');
});

test('while a final game lacks its points, Inicio shows no results', async () => {
  await openHome({ ...SUNDAY, sent: [...COUNTED.slice(1), createPrediction({ id: 'a', points: null })] });
  await screen.findByText('Ya casi salen tus puntos');
  expect(queryResults()).toBeNull();
});

test('after the last week, Inicio shows the ticket of the season in place of results and figures', async () => {
  await openHome({ ...SUNDAY, sent: COUNTED, answers: LAST_WEEK });
  await screen.findByRole('region', { name: 'Tu temporada en números' });
  expect(queryResults()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Cómo vas' })).toBeNull();
});

test('after a season without a boleto, Inicio shows no ticket of the season', async () => {
  await openHome({ ...SUNDAY, sent: [], stats: NEW_STATS, answers: LAST_WEEK });
  await screen.findByText('Así fue la temporada');
  expect(screen.queryByRole('region', { name: 'Tu temporada en números' })).toBeNull();
});

test('until the next week opens, Inicio keeps the results of the week that has ended, also on later visits', async () => {
  await openHome(createMonday());
  await findResults();
  expect(screen.queryByText(/^0 de 1/)).toBeNull();
  screen.getByText('La que sigue abre el vie 4 sep.');
  cleanup();
  await openHome({ ...createMonday(), seenWeek: 7 });
  await findResults();
});

test('if the next week is open already, Inicio shows the results once, and then the ticket to fill in', async () => {
  await openHome(createMonday({ isNextOpen: true }));
  await findResults();
  cleanup();
  await openHome({ ...createMonday({ isNextOpen: true }), seenWeek: 7 });
  await screen.findByText('0 de 1 enviado');
  expect(queryResults()).toBeNull();
});

test('if the games of the ended week fail to load, Inicio says what comes next', async () => {
  const monday = createMonday();
  const load = monday.answers?.gamesOfWeek;
  const gamesOfWeek = async (number: number) =>
    number === 7 ? failing('networkError')() : (load?.(number) ?? []);
  await openHome({ ...monday, answers: { ...monday.answers, gamesOfWeek } });
  await screen.findByText('Jornada 8 abre el vie 4 sep · 19:00 h.');
  expect(queryResults()).toBeNull();
});

test('a live game stands before the results of an earlier week', async () => {
  await openHome({ games: [LIVE], sent: [createPrediction()] });
  await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(queryResults()).toBeNull();
});

test('Inicio says that the week that has ended was played without a ticket, and when the next one opens', async () => {
  await openHome(createMonday({ sent: [] }));
  await screen.findByText('No enviaste boleto de la Jornada 7.');
  screen.getByText('Jornada 8 abre el vie 4 sep · 19:00 h.');
});

test('Inicio says nothing of a ticket for a week that ended before the player had an account', async () => {
  await openHome({ ...createMonday({ sent: [] }), stats: NEW_STATS, joinedAt: MONDAY + 604_800_000 });
  await screen.findByText('Jornada 8 abre el vie 4 sep · 19:00 h.');
  expect(screen.queryByText(/No enviaste boleto/)).toBeNull();
});

test('while the points of the ended week are not published, Inicio says that they are coming', async () => {
  await openHome(createMonday({ sent: COUNTED.map((sent) => ({ ...sent, points: null })) }));
  await screen.findByText('Los puntos de la Jornada 7 se publican poco después.');
});

test('Inicio says of a closed week without a ticket that nothing was sent, and names the next week', async () => {
  await openHome({ ...SUNDAY, sent: [] });
  await screen.findByText('No enviaste boleto de la Jornada 7.');
  screen.getByText('Sigue: Jornada 8.');
});

test('while one game has closed and the others open later, Inicio says when the next one opens, and nothing of a closed week', async () => {
  const advanced = game('1', 'Puebla', 'Atlas', '2026-08-10T19:00:00', 'final');
  await openHome({
    clock: { time: at('2026-08-12T12:00:00') },
    games: [advanced, ...GAMES.slice(1)],
    sent: [],
  });
  await screen.findByText('Jornada 7 abre el sáb 22 ago · 19:05 h.');
  expect(screen.queryByText('No enviaste boleto de la Jornada 7.')).toBeNull();
});
