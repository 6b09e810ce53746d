import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPrediction, game } from '../../../testing/fixtures.ts';
import { card, open, type World } from '../GamesPage.test.helper.tsx';

/** Opens Partidos with a sent game in week 6, and sends `gameIds` of week 7. */
async function openAndSend(gameIds: readonly string[]) {
  const played = { ...game('60', 'León', 'Atlas', '2026-08-22T19:00:00', 'final'), week: 6 };
  const world = await open({}, ({ server }) => {
    const { gamesOfWeek } = server;
    server.gamesOfWeek = async (week) => (week === 6 ? [played] : gamesOfWeek(week));
    server.userPools = async () =>
      new Map([
        [6, [createPrediction({ id: 'p60', gameId: '60' })]],
        [7, server.saved],
      ]);
  });
  for (const id of gameIds) act(() => world.fill(id));
  await act(() => world.sending.prepare());
  act(() => world.sending.openReview());
  act(() => world.modal.accept());
  await waitFor(() => expect(world.modal.current.value?.type).toMatch(/^pools?Sent$/));
  act(() => world.modal.hide(world.modal.current.value?.type ?? 'poolSent'));
  return world;
}

async function openWeek(world: World, number: number) {
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^Jornada ${number}`) }));
  await waitFor(() => expect(world.shownWeek.week.value?.number).toBe(number));
  await waitFor(() => expect(world.shownWeek.entries.value.length).toBeGreaterThan(0));
}
const countPlayedStamps = () => document.querySelectorAll('.animate-stamp').length;

test('after a send, only the stamps of the sent games play their animation', async () => {
  await openAndSend(['2']);
  expect(countPlayedStamps()).toBe(1);
  expect(card('2').querySelector('.animate-stamp')).not.toBeNull();
});

test.each([
  ['one game of week 7', ['2']],
  ['all games of week 7', ['1', '2', '3', '4']],
])('after a send of %s, the boleto of week 6 does not play its stamp as if just sent', async (_what, ids) => {
  await openWeek(await openAndSend(ids), 6);
  await screen.findByText('Boleto Jornada 6');
  expect(countPlayedStamps()).toBe(0);
});

test('the stamp of a sent game does not play again when the player comes back to its week', async () => {
  const world = await openAndSend(['2']);
  await openWeek(world, 6);
  await openWeek(world, 7);
  await waitFor(() => expect(card('2').dataset.state).toBe('sent'));
  expect(countPlayedStamps()).toBe(0);
});

test.each([
  ['a filter', 'Enviados', ['2']],
  ['the filters “Faltan” and “Todos”', 'Faltan, Todos', ['2']],
  ['the filters “Enviados” and “Todos”', 'Enviados, Todos', ['2']],
  ['“Tarjetas”', 'Tarjetas', ['1', '2', '3', '4']],
  ['“Tarjetas” and “Boleto”', 'Tarjetas, Boleto', ['1', '2', '3', '4']],
])('the stamps of sent games do not play again after a press of %s', async (_what, names, ids) => {
  await openAndSend(ids);
  for (const name of names.split(', '))
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  expect(document.querySelectorAll('.stamp').length).toBeGreaterThan(0);
  expect(countPlayedStamps()).toBe(0);
});

test('a game that is sent after a press of a filter plays its stamp', async () => {
  const world = await openAndSend(['2']);
  fireEvent.click(screen.getByRole('button', { name: /^Enviados/ }));
  act(() => world.fill('3'));
  act(() => world.sending.openReview());
  act(() => world.modal.accept());
  await waitFor(() => expect(world.modal.current.value?.type).toBe('poolSent'));
  expect(card('3').querySelector('.animate-stamp')).not.toBeNull();
});

test('the boleto of a week plays its stamp when its last game is sent', async () => {
  await openAndSend(['1', '2', '3', '4']);
  expect(countPlayedStamps()).toBe(1);
});
