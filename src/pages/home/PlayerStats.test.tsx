import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { receiveTrivia } from '../../stores/trivia/receive-trivia.ts';
import { failing } from '../../testing/fake-api.ts';
import { createMyPosition, createRankingPage } from '../../testing/fixtures.ts';
import { NEW_STATS, NO_STATS, OLD_STATS, openHome } from './PlayerHome.test.helper.tsx';
import { createMonday } from './results/results.test.helper.ts';

test('Inicio shows the player’s place and points of the newest week with results', async () => {
  await openHome();
  const place = await screen.findByRole('link', { name: /Tu lugar, Jornada 7/ });
  expect(place.textContent).toBe('128Tu lugar, Jornada 7Ver el ranking');
  expect(place.getAttribute('href')).toBe('/ranking?jornada=7');
  const points = screen.getByRole('link', { name: /Puntos, Jornada 7/ });
  expect(points.textContent).toBe('6Puntos, Jornada 71 resultado exacto y trivia');
});

test.each([
  ['the player’s position in the season', OLD_STATS, '302Tu lugar, toda la temporadaVer el ranking'],
  [
    '“–” for a position that the server doesn’t send',
    NO_STATS,
    '–Tu lugar, toda la temporadaLlega cuando sumas puntos',
  ],
])('Inicio shows %s when the weekly ranking fails to load', async (_what, stats, text) => {
  await openHome({ stats, answers: { weekRanking: failing('networkError') } });
  const place = await screen.findByRole('link', { name: /Tu lugar, toda la temporada/ });
  expect(place.textContent).toBe(text);
  expect(place.getAttribute('href')).toBe('/ranking?tabla=general');
});

test('Inicio shows the number of right trivia answers, and links to Bonus while a trivia is pending', async () => {
  const stores = await openHome();
  const link = await screen.findByRole('link', { name: /Aciertos de trivia/ });
  expect(link.textContent).toBe('4Aciertos de trivia1 punto por cada acierto');
  act(() => receiveTrivia(stores, { id: '9', question: '¿?', options: ['a', 'b'] }, 7));
  expect(screen.getByRole('link', { name: /Trivia pendiente/ }).getAttribute('href')).toBe('/bonus');
});

test('Inicio shows no figures to a player who has played no week', async () => {
  await openHome({ stats: NEW_STATS, sent: [] });
  await screen.findByText(/^Te faltan/);
  expect(screen.queryByRole('region', { name: 'Cómo vas' })).toBeNull();
});

test('Inicio shows a pending trivia, and no figures, to a player who has played no week', async () => {
  const stores = await openHome({ stats: NEW_STATS, sent: [] });
  await screen.findByText(/^Te faltan/);
  act(() => receiveTrivia(stores, { id: '9', question: '¿?', options: ['a', 'b'] }, 7));
  const facts = screen.getByRole('region', { name: 'Cómo vas' });
  const links = within(facts).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/bonus']);
});

test('the figures of Inicio lead to the ranking of the week, to Perfil and to Bonus', async () => {
  await openHome();
  const facts = await screen.findByRole('region', { name: 'Cómo vas' });
  await within(facts).findByRole('link', { name: /Tu lugar/ });
  const links = within(facts).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ranking?jornada=7',
    '/user/profile',
    '/bonus',
  ]);
});

test('Inicio shows the first place of a week by its card, and a pending trivia by the card of the referee', async () => {
  const first = createRankingPage({ myPosition: createMyPosition({ position: 1, movement: 3 }) });
  const stores = await openHome({ answers: { weekRanking: async () => first } });
  const getCard = (link: HTMLElement) => link.querySelector('use')?.getAttribute('href')?.split('#').at(-1);
  expect(getCard(await screen.findByRole('link', { name: /Tu lugar, Jornada 7/ }))).toBe('laurel');
  act(() => receiveTrivia(stores, { id: '9', question: '¿?', options: ['a', 'b'] }, 7));
  const pending = screen.getByRole('link', { name: /Trivia pendiente/ });
  expect(getCard(pending)).toBe('whistle');
  expect(pending.textContent).toMatch(/Contéstala antes/);
});

test('Inicio shows the change of the player’s place in a week once the week is over', async () => {
  const partlySent = createMonday({ isNextOpen: true });
  await openHome({ ...partlySent, seenWeek: 7 });
  const place = await screen.findByRole('link', { name: /Tu lugar, Jornada 7/ });
  expect(place.textContent).toBe('3,062Tu lugar, Jornada 7Subiste 14 lugares');
});
