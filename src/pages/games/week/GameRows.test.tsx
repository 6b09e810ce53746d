import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { at, createPrediction, GAMES } from '../../../testing/fixtures.ts';
import { card, open, type World, withGame, withPoints, withSent } from '../GamesPage.test.helper.tsx';
import { lateParts } from '../late-parts.ts';

// A boleto waits for the code of the parts above it.
beforeAll(async () => void (await lateParts.load()));

test.each<[string, (world: World) => void, string]>([
  ['a final score', withPoints(5), '1–11–1+5Final · ¡Exacto!'],
  ['no score yet', withSent, '1–1––Por confirmarEnviado · Juega el sáb 29 ago · 19:00 h'],
  [
    'a game put off',
    withGame('postponed', null),
    '1–1––Pospuesto · Enviado. Cuenta solo si se juega en la jornada.',
  ],
])(
  'a sent game before the first open one is a row of crests, score and points: %s',
  async (_case, prepare, text) => {
    await open({}, prepare);
    expect(card('1').querySelector('footer')).toBeNull();
    expect(card('1').textContent).toContain(text);
  },
);

test('a closed week is one boleto with a row for each game, and “Tarjetas” shows its cards', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withPoints(5));
  expect(screen.getByText('Boleto Jornada 7')).toBeTruthy();
  expect([...document.querySelectorAll('li[data-game]')]).toHaveLength(GAMES.length);
  await userEvent.click(screen.getByRole('button', { name: 'Tarjetas' }));
  expect([...document.querySelectorAll('article[data-game]')]).toHaveLength(GAMES.length);
  await userEvent.click(screen.getByRole('button', { name: 'Boleto' }));
  expect(document.querySelector('article[data-game]')).toBeNull();
});

test.each<[string, [gameId: string, id: string, createdAt: number][], string]>([
  [
    'of the game that was sent first, not of the first game',
    [
      ['1', '91', 200],
      ['2', '90', 100],
    ],
    'Folio 90',
  ],
  [
    'of the server, not one of this device',
    [
      ['1', 'sent-1', 100],
      ['2', '90', 200],
    ],
    'Folio 90',
  ],
])('the boleto of a closed week has the folio %s', async (_which, sent, folio) => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    world.server.saved = sent.map(([gameId, id, createdAt]) => createPrediction({ gameId, id, createdAt }));
  });
  expect(screen.getByText(/^Folio/).textContent).toBe(folio);
});

test('the boleto of a closed week has no folio while the server has named none', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    world.server.saved = [createPrediction({ gameId: '1', id: 'sent-1' })];
  });
  expect(screen.getByText('Boleto Jornada 7')).toBeTruthy();
  expect(screen.queryByText(/Folio/)).toBeNull();
});

test.each([
  ['one sent game is one column', ['1'], 1],
  ['two sent games has two columns in a wide window', ['1', '2'], 2],
])('the list below the cards of %s', async (_which, ids, heads) => {
  await open({}, (world) => world.server.keep(ids.map((gameId) => ({ gameId, homeScore: 1, awayScore: 1 }))));
  expect(screen.getAllByText('Partido')).toHaveLength(heads);
});
