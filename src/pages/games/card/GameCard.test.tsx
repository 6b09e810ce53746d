import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at } from '../../../testing/fixtures.ts';
import { card, field, open, openSent, withGame, withSent } from '../GamesPage.test.helper.tsx';

test('the first press on minus sets an empty score field to 0, the first on plus to 1', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sumar un gol a Pumas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar un gol a Tigres' }));
  expect(['Tigres', 'Pumas'].map((team) => field(team, 'local').value)).toEqual(['0', '1']);
  expect(field('Toluca', 'visitante').value).toBe('');
  expect(within(card('1')).getByText('Falta Toluca')).toBeTruthy();
  expect(within(card('1')).getByText('A medias no se envía')).toBeTruthy();
  expect(card('1').dataset.state).toBe('open');
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
});

test('the card of a game names the home club above the away club', async () => {
  await open();
  const fields = within(card('1')).getAllByRole('spinbutton');
  expect(fields.map((element) => element.getAttribute('aria-label'))).toEqual([
    'Goles de Tigres (local)',
    'Goles de Toluca (visitante)',
  ]);
});

test('a focused score field becomes read-only at the cut-off and stays until the focus moves to another game', async () => {
  const world = await open({ now: at('2026-08-29T16:59:59') });
  await userEvent.click(field('Tigres', 'local'));
  world.clock.time = at('2026-08-29T17:00:00');
  act(() => world.time.tick());
  expect(document.activeElement).toBe(field('Tigres', 'local'));
  expect(field('Tigres', 'local').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('3');
  expect(field('Tigres', 'local').value).toBe('');
  await userEvent.click(field('Pumas', 'local'));
  await waitFor(() => expect(within(card('1')).queryByRole('spinbutton')).toBeNull());
});

test('at the cut-off, the card of a game loses its fields, and shows a score that was not sent', async () => {
  const world = await open({ now: at('2026-08-29T16:59:59') });
  await userEvent.click(field('Pumas', 'local'));
  await userEvent.keyboard('21');
  world.clock.time = at('2026-08-29T17:00:00');
  act(() => world.time.tick());
  expect(card('1').dataset.state).toBe('closed');
  expect(within(card('1')).queryByRole('spinbutton')).toBeNull();
  expect(within(card('1')).getByText('Sin pronóstico. Cerró hoy a las 17:00 h.')).toBeTruthy();
  world.clock.time = at('2026-08-29T19:00:00');
  act(() => world.time.tick());
  expect(within(card('2')).getByText('Tu 2 – 1 se quedó sin enviar. Cerró hoy a las 19:00 h.')).toBeTruthy();
});

test('the card of a sent game has a stamp with the time of sending, and no score fields', async () => {
  await openSent(withSent);
  expect(card('1').dataset.state).toBe('sent');
  expect(within(card('1')).getByText(/29 AGO 12:00/)).toBeTruthy();
  expect(within(card('1')).queryByRole('spinbutton')).toBeNull();
});

test('the card of a postponed game with a sent prediction says in its head that it is postponed', async () => {
  await openSent(withGame('postponed', null));
  expect(card('1').dataset.state).toBe('postponed');
  expect(within(card('1')).getByText('Pospuesto')).toBeTruthy();
});

test('the card of a game has each club’s crest beside its own name', async () => {
  await open();
  const crests = [...card('1').querySelectorAll('svg:has(clipPath)')];
  const names = crests.map((crest) => crest.parentElement?.textContent);
  expect(names).toEqual(['TIGTigres', 'TOLToluca']);
});

test('the card of a game that has ended has the final and the own goals beside each club', async () => {
  await openSent((world) => {
    withGame('final', [3, 2])(world);
    world.server.saved = world.server.saved.map((row) => ({ ...row, homeScore: 4, awayScore: 5 }));
  });
  const tiles = [...card('1').querySelectorAll('[translate="no"] > span')];
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['3', '4', '2', '5']);
});

test('the card of a game has the names of its clubs as its own, and a heading of them', async () => {
  await open();
  expect(screen.getByRole('article', { name: /^Tigres .* Toluca$/ })).toBe(card('1'));
  expect(within(card('1')).getByRole('heading', { level: 3, name: /^Tigres .* Toluca$/ })).toBeTruthy();
});
