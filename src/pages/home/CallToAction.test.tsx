import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failing } from '../../testing/fake-api.ts';
import { at, createPrediction, game } from '../../testing/fixtures.ts';
import { FINAL, GAMES, LAST_WEEK, LIVE, openHome, type World } from './PlayerHome.test.helper.tsx';

const WAITING = createPrediction();
const ELEVEN_DAYS_LATER = { time: at('2026-09-08T12:00:00') };

test.each<[string, string, string, World]>([
  [
    'of a closed week opens the ranking of the current week',
    'Ver el ranking',
    '/ranking',
    { games: FINAL, sent: [] },
  ],
  [
    'of a week whose only game is live opens the ranking of the current week',
    'Ver el ranking',
    '/ranking',
    { games: [LIVE], sent: [] },
  ],
  [
    'after a season without a boleto opens the general table',
    'Ver el ranking',
    '/ranking?tabla=general',
    { games: FINAL, sent: [], answers: LAST_WEEK },
  ],
  [
    'after a season, when the server names no week, opens the general table',
    'Ver el ranking',
    '/ranking?tabla=general',
    {
      clock: ELEVEN_DAYS_LATER,
      games: FINAL,
      sent: [],
      answers: { ...LAST_WEEK, currentWeek: failing('poolWeekNotValid') },
    },
  ],
  [
    'after a last week with a postponed game opens the general table',
    'Ver el ranking',
    '/ranking?tabla=general',
    {
      clock: ELEVEN_DAYS_LATER,
      games: [...FINAL, game('2', 'Tigres', 'Toluca', '2026-08-29T19:05:00')],
      sent: [],
      answers: LAST_WEEK,
    },
  ],
  [
    'is to predict while a game is live and another can still be predicted',
    'Hacer mis pronósticos',
    '/games',
    { games: [LIVE, ...GAMES.slice(1)], sent: [WAITING] },
  ],
  [
    'opens the boleto while its last game is live',
    'Ver mi boleto',
    '/games',
    { games: [LIVE], sent: [WAITING] },
  ],
  ['opens Perfil once the points are published', 'Ver mis puntos', '/user/profile', { games: FINAL }],
  [
    'after a season with a boleto opens its story',
    'Ver mi temporada',
    '/user/profile?asi-te-fue',
    { games: FINAL, answers: LAST_WEEK },
  ],
])('the call to action of Inicio %s', async (_what, name, address, world) => {
  await openHome(world);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(address);
});
