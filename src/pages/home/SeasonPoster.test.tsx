import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FINAL, LAST_WEEK, openHome, openPart } from './PlayerHome.test.helper.tsx';
import { SeasonPoster } from './SeasonPoster.tsx';

test('after the season, Inicio thanks the player instead of announcing the games of a week', async () => {
  await openHome({ games: FINAL, answers: LAST_WEEK });
  await screen.findByRole('heading', { name: '¡Así fue!' });
  expect(screen.queryByRole('heading', { name: 'Gran Jornada 7' })).toBeNull();
});

test('“Ver la tabla final” of the poster after the season opens the general table', async () => {
  await openPart(<SeasonPoster />);
  const link = screen.getByRole('link', { name: 'Ver la tabla final' });
  expect(link.getAttribute('href')).toBe('/ranking?tabla=general');
});
