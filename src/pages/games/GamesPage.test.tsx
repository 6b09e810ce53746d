import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { receiveTrivia } from '../../stores/trivia/receive-trivia.ts';
import { at, GAMES } from '../../testing/fixtures.ts';
import { card, field, open, states } from './GamesPage.test.helper.tsx';
import { lateParts } from './late-parts.ts';

test.each(['America/Tijuana', 'Europe/Madrid', 'Asia/Tokyo'])(
  'on a device in %s, Partidos shows each game by its day and cut-off in −06:00 time',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    await open();
    expect(screen.getByRole('button', { name: /Todos/, pressed: true })).toBeTruthy();
    await waitFor(() => expect(states()).toEqual(['open', 'open', 'open', 'open']));
    expect(
      screen.getAllByRole('heading', { level: 2, name: /agosto/ }).map(({ textContent }) => textContent),
    ).toEqual(['Sábado 29 de agosto', 'Domingo 30 de agosto']);
    expect(within(card('1')).getByText('Cierra hoy a las 17:00 h')).toBeTruthy();
    expect(within(card('3')).getByText('Cierra mañana a las 10:00 h')).toBeTruthy();
    expect(screen.getAllByRole('tab')).toEqual([
      screen.getByRole('tab', { name: 'Jornada 7 4 por enviar', selected: true }),
      screen.getByRole('tab', { name: 'Jornada 8 Abre vie 4 sep' }),
    ]);
    expect(screen.getByRole('timer', { name: '5 h 0 min' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Tigres – Toluca/ })).toBeTruthy();
  },
);

test.each([
  ['before they would open', '2026-08-10T12:00:00'],
  ['while they would be open', '2026-08-28T12:00:00'],
  ['after they would have closed', '2026-09-01T12:00:00'],
])('Partidos and its tab call a week whose games are all undecided “Por definir” %s', async (_when, now) => {
  await open({ now: at(now) }, (world) => {
    world.server.gamesOfWeek = async () => GAMES.map((game) => ({ ...game, status: 'undecided' }));
  });
  expect(screen.getByRole('tab', { selected: true, name: 'Jornada 7 Por definir' })).toBeTruthy();
  expect(
    within(await screen.findByRole('region', { name: 'Avance de la jornada' })).getByText('Por definir'),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Esta jornada (?:abre|ya cerró)/ })).toBeNull();
});

test('the link to the next cut-off focuses its game when the filter “Enviados” hides that game', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
  await userEvent.click(screen.getByRole('link', { name: /Tigres – Toluca/ }));
  expect(document.activeElement).toBe(field('Tigres', 'local'));
});

test.each([
  ['fetches the code of a pending trivia', { id: '3', question: '¿Quién?', options: ['Ana', 'Luis'] }, 1],
  ['without a pending trivia fetches no code of lazy parts', null, 0],
])('while its games load, Partidos %s', async (_what, question, count) => {
  const load = vi.spyOn(lateParts, 'load');
  onTestFinished(() => load.mockRestore());
  vi.spyOn(lateParts, 'current', 'get').mockReturnValue(undefined);
  void open({}, (world) => {
    world.server.gamesOfWeek = () => new Promise(() => {});
    receiveTrivia(world, question, 7);
  }).catch(() => undefined);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
  expect(load).toHaveBeenCalledTimes(count);
});

test('the games of a week are a tab panel with the name of its tab', async () => {
  await open();
  expect(screen.getByRole('tabpanel', { name: 'Jornada 7 4 por enviar' })).toBeTruthy();
});

test('the review of a send closes when Partidos is left', async () => {
  const world = await open();
  act(() => world.fill('1'));
  await act(() => world.sending.prepare());
  act(() => world.sending.openReview());
  expect(world.modal.current.value?.type).toBe('sendPool');
  cleanup();
  expect(world.modal.current.value).toBeNull();
});
