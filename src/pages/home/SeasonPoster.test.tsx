import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FINAL, LAST_WEEK, NO_STATS, openHome, openPart } from './PlayerHome.test.helper.tsx';
import { SeasonPoster } from './SeasonPoster.tsx';

test('after the season, Inicio shows the player’s final place and points instead of the poster of a week', async () => {
  await openHome({ games: FINAL, answers: LAST_WEEK });
  await screen.findByRole('heading', { name: '¡Así fue!' });
  screen.getByText('302', { selector: 'dd' });
  screen.getByText('87', { selector: 'dd' });
  expect(screen.queryByRole('heading', { name: 'Gran Jornada 7' })).toBeNull();
});

test.each([
  ['Tu lugar final', '/ranking?tabla=general'],
  ['Tus puntos', '/user/profile'],
])('the link “%s” of the poster after the season opens %s', async (name, address) => {
  await openPart(<SeasonPoster />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('the poster after the season leaves out the figures that the server doesn’t send', async () => {
  await openPart(<SeasonPoster />, { stats: NO_STATS });
  expect(screen.queryAllByRole('definition')).toEqual([]);
  screen.getByRole('heading', { name: '¡Así fue!' });
});
