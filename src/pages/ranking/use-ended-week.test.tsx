import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankingCopy } from '../../copy/ranking.ts';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { RankingPage } from './RankingPage.tsx';

const mock = setUpMockServer({ players: 400 });

const findLine = async (week: number) =>
  (await screen.findByText(`Jornada ${week}:`, { exact: false })).closest('p');

/** The podium, which is hidden from screen readers: of the players with their points, or of the prizes before any. */
const readPodium = () => document.querySelector('ol[aria-hidden="true"]')?.textContent;

test('Ranking without points begins with the week that has ended, with its points and, after a touch, the place; its podium has prizes and no points', async () => {
  await openPage(mock.server, RankingPage, 'ana@correo.mx');
  const line = await findLine(6);
  expect(line?.textContent).toMatch(/^Jornada 6: \d+ puntos·Ver la tabla$/);
  act(() => void document.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await waitFor(() => expect(line?.textContent).toMatch(/^Jornada 6: lugar \d[\d,]*·Ver la tabla$/));
  expect(screen.getByRole('link', { name: 'Ver la tabla' }).getAttribute('href')).toBe('/ranking?jornada=6');
  expect(readPodium()).toMatch(/^2\.º/);
  expect(readPodium()).not.toContain(rankingCopy.pointsShort);
  expect(screen.queryByText('Aún sin lugar')).toBeNull();
});

test('Ranking without points tells a player without a ticket of the week that has ended so', async () => {
  await openPage(mock.server, RankingPage, 'nico@correo.mx');
  expect((await findLine(6))?.textContent).toBe('Jornada 6: sin boleto·Ver la tabla');
});

test('the table of a week that has ended has no line about it', async () => {
  await openPage(mock.server, RankingPage, 'ana@correo.mx', '/ranking?jornada=6');
  await screen.findByRole('table', { name: /Jornada 6/ });
  expect(screen.queryByText(/^Jornada 6:/)).toBeNull();
});

test('before the next week opens, Ranking offers no button that leads to it', async () => {
  await mock.server.clock.goto('final(7, 9) + 12h');
  await openPage(mock.server, RankingPage, 'mariana@correo.mx');
  await screen.findByRole('heading', { name: /El ranking se prende/ });
  expect((await findLine(7))?.textContent).toMatch(/^Jornada 7: /);
  const main = screen.getByRole('tabpanel');
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/ranking?jornada=7',
  ]);
});
