import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, game } from '../../testing/fixtures.ts';
import { GAMES, NOW, openPart } from './PlayerHome.test.helper.tsx';
import { PlayerPoster } from './PlayerPoster.tsx';

test('the poster of Inicio has the last game of the fullest day as its large game, and tomorrow’s game', async () => {
  await openPart(<PlayerPoster />);
  await screen.findByText('Partido estelar · Sáb 29 ago · 21:10 h');
  screen.getByText('Del viernes 28 al domingo 30 de agosto');
  screen.getByText('Mañana 12:00 h');
});

test('the poster of Inicio names the home club of its large game before the away club', async () => {
  await openPart(<PlayerPoster />);
  const versus = (await screen.findByText('vs')).parentElement;
  for (const crest of versus?.querySelectorAll('svg') ?? []) crest.remove();
  expect(versus?.textContent).toBe('GuadalajaravsCruz Azul');
});

test.each([
  ['23:59 of the day before', '2026-08-29T23:59:00', 'Mañana 12:00 h'],
  ['00:00 of its day', '2026-08-30T00:00:00', 'Hoy 12:00 h'],
  ['00:10 of its day', '2026-08-30T00:10:00', 'Hoy 12:00 h'],
  ['09:59 of its day', '2026-08-30T09:59:00', 'Hoy 12:00 h'],
])(
  'the poster of Inicio, opened on the day before, names the day of a game at %s',
  async (_when, now, day) => {
    const clock = { time: NOW };
    const stores = await openPart(<PlayerPoster />, { clock });
    await screen.findByText('Mañana 12:00 h');
    clock.time = at(now);
    act(() => stores.time.tick());
    expect(screen.getByText(/^(Hoy|Mañana|Dom) 12:00 h$/).textContent).toBe(day);
  },
);

test('the poster of Inicio names a game in two days by the first three letters of its weekday', async () => {
  await openPart(<PlayerPoster />, { clock: { time: at('2026-08-28T12:00:00') } });
  await screen.findByText('Dom 12:00 h');
});

test('the poster of Inicio keeps its large game after that game has begun', async () => {
  const clock = { time: NOW };
  const stores = await openPart(<PlayerPoster />, { clock });
  await screen.findByText('Partido estelar · Sáb 29 ago · 21:10 h');
  clock.time = at('2026-08-30T09:00:00');
  act(() => stores.time.tick());
  screen.getByText('Partido estelar · Sáb 29 ago · 21:10 h');
});

test('the poster of Inicio says when its open large game closes, without a second countdown', async () => {
  await openPart(<PlayerPoster />);
  await screen.findByText('Cierra sáb 29 ago · 19:10 h');
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each([
  ['postponed', 'Pospuesto'],
  ['cancelled', 'Cancelado'],
  ['unknown', 'No disponible'],
] as const)('the poster of Inicio says of another game with the status “%s”: “%s”', async (status, words) => {
  const games = GAMES.map((one) => (one.id === '4' ? { ...one, status } : one));
  await openPart(<PlayerPoster />, { games });
  await screen.findByText('Partido estelar · Sáb 29 ago · 21:10 h');
  expect(screen.getByText(words)).toBeTruthy();
});

test('the poster of Inicio names the date of a game that has moved to another week of the calendar', async () => {
  const moved = game('9', 'Puebla', 'Atlas', '2026-09-09T19:00:00');
  await openPart(<PlayerPoster />, { games: [...GAMES, moved] });
  await screen.findByText('Mañana 12:00 h');
  screen.getByText('Mié 9 sep 19:00 h');
});
