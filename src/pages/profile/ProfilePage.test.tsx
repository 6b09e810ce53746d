import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORY } from '../../lib/routes.ts';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const mock = setUpMockServer();

const open = (email?: string) => openPage(mock.server, ProfilePage, email);

test('before the end of the season, the address of “Así te fue” shows Perfil without a link to the story', async () => {
  await openPage(mock.server, ProfilePage, 'ana@correo.mx', `/user/profile?${STORY}`);
  await screen.findByRole('heading', { level: 2, name: 'Mi temporada' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Perfil');
  expect(screen.queryByRole('link', { name: /Ver cómo me fue/ })).toBeNull();
});

test('while “Así te fue” loads, search engines leave it out', async () => {
  await openPage(mock.server, ProfilePage, 'ana@correo.mx', `/user/profile?${STORY}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Así te fue');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  await screen.findByRole('heading', { level: 1, name: 'Perfil' });
});

const getValue = (term: string) => screen.getByText(term).parentElement?.querySelector('dd')?.textContent;
const ticket = (week: string) =>
  screen.findByText(`Boleto ${week}`).then((title) => title.closest('.ticket-paper'));
const fold = async (week: string) =>
  within((await screen.findByText(week, { selector: 'summary > span' })).closest('details') as HTMLElement);

function readLine(paper: Element | null, label: RegExp): number {
  const line = within(paper as HTMLElement).getByText(label).parentElement;
  return Number(line?.lastElementChild?.textContent);
}

test('without figures from the server, the player card of Perfil shows those of Mi temporada', async () => {
  mock.leaveOutStats();
  const { stores } = await open();
  const read = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
  expect([read('Puntos'), read('Lugar general')]).toEqual(['–', '–']);
  const total = (await screen.findByText('puntos en la temporada')).firstChild?.textContent;
  const { myPosition } = await stores.api.send((calls) => calls.generalRanking(1));
  expect(read('Puntos')).toBe(total);
  expect(read('Jornadas')).toBe('7');
  expect(read('Exactos')).toBe(String(myPosition?.exact));
  expect(read('Resultados')).toBe(String(myPosition?.results));
});

test('Perfil masks the middle of the phone number and lists the tickets by week, the newest first', async () => {
  await open();
  expect(getValue('Celular')).toMatch(/^\d{2,3} •{3,4} \d{4}$/);
  await screen.findByText('Boleto Jornada 6');
  const weeks = [...document.querySelectorAll('summary > span')].map((one) => one.firstChild?.textContent);
  expect(weeks).toEqual([7, 6, 5, 4, 3, 2, 1].map((week) => `Jornada ${week}`));
});

test('the expanded ticket of Perfil has nine lines, and its total is the player’s score in the weekly ranking', async () => {
  const { stores } = await open();
  const paper = await ticket('Jornada 6');
  const lines = within(paper as HTMLElement)
    .getAllByRole('listitem')
    .slice(1);
  const texts = lines.map((line) => line.textContent);
  expect(texts).toHaveLength(9);
  expect(texts.every((text) => /\d+–\d+\d+–\d+(\+5|\+2|0)$/.test(text))).toBe(true);
  await within(paper as HTMLElement).findByText('Total en el ranking');
  const { myPosition } = await stores.api.send((calls) => calls.weekRanking(6, 1));
  expect([
    readLine(paper, /^Total en el ranking$/),
    readLine(paper, /^\d+ resultados?,/) + readLine(paper, /^Trivia$/),
  ]).toEqual([myPosition?.score, myPosition?.score]);
});

test('a ticket of Perfil shows its sent predictions and the player’s position, and collapses the other when expanded', async () => {
  const { player } = await open();
  await ticket('Jornada 6');
  await (await fold('Jornada 6')).findByText(/^\d+ de \d+ enviados · (Lugar \d+|\d\.(º|er) lugar)$/);
  await player.click((await fold('Jornada 3')).getByText('Jornada 3'));
  await ticket('Jornada 3');
  await waitFor(() => expect(screen.queryByText('Boleto Jornada 6')).toBeNull());
});

test('when the tickets fail to load, Perfil shows the dialog unpreventedError and a retry that loads the tickets', async () => {
  mock.fail('GET /api/pool/user/all');
  const { player, stores } = await open();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const dialog = stores.modal.current.value?.type;
  await player.click(retry);
  expect([dialog, await ticket('Jornada 6')]).toEqual(['unpreventedError', expect.anything()]);
});

test('when the games of a ticket fail to load, Perfil shows a retry that loads them', async () => {
  mock.fail('GET /api/games/week/{week}');
  const { player } = await open();
  await player.click(await (await fold('Jornada 6')).findByRole('button', { name: 'Reintentar' }));
  expect(await ticket('Jornada 6')).toBeTruthy();
});

test('“Cerrar sesión” of Perfil opens the dialog that asks whether to log out', async () => {
  const { player, stores } = await open();
  await player.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(stores.modal.current.value?.type).toBe('closeSession');
});
