import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GameStatus } from '../../domain/types.ts';
import { failing } from '../../testing/fake-api.ts';
import { at, createMyPosition, createRankingPage, GAMES, game } from '../../testing/fixtures.ts';
import { card, field, open, type World } from './GamesPage.test.helper.tsx';

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

test('at the cut-off, the card of a game without scores loses its fields, and that of a draft shows the score that was not sent', async () => {
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

const sent = [{ gameId: '1', homeScore: 1, awayScore: 1 }];
const withGame = (status: GameStatus, scores: [number, number] | null) => (world: World) => {
  const first = game('1', 'Tigres', 'Toluca', '2026-08-28T19:00:00', status);
  const played = { ...first, homeScore: scores?.[0] ?? null, awayScore: scores?.[1] ?? null };
  world.server.gamesOfWeek = async () => [played, ...GAMES.slice(1)];
  world.server.keep(sent);
};
const withPoints = (points: number | null) => (world: World) => {
  withGame('final', [1, 1])(world);
  world.server.saved = world.server.saved.map((row) => ({ ...row, points }));
};

/** The filter “Enviados” shows cards, also of games that “Todos” shows as rows of the boleto. */
const openSent = async (prepare: (world: World) => void) => {
  const world = await open({}, prepare);
  await userEvent.click(screen.getByRole('button', { name: /^Enviados/ }));
  return world;
};

test.each([
  [5, ['¡Exacto!', 'Resultado +2, marcador +3', '+5']],
  [2, ['Le atinaste al resultado', '+2']],
  [0, ['Esta no entró', '0 puntos']],
  [null, ['Por confirmar']],
] as const)(
  'the card of a finished game whose prediction has %j points shows the texts %j',
  async (points, texts) => {
    await openSent(withPoints(points));
    const said = card('1').querySelector('footer')?.textContent ?? '';
    for (const text of texts) expect(said).toContain(text);
  },
);

test('Partidos adds no provisional points to the total of a closed week', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withGame('live', [1, 1]));
  expect(card('1').textContent).toContain('En juego · Si así queda: +5');
  expect(screen.getByText(/^Total en partidos/).textContent).toBe('Total en partidos 0');
});

test.each([
  ['postponed', 'Pospuesto', 'Enviado. Cuenta solo si se juega en la jornada.'],
  ['cancelled', 'Cancelado', 'Enviado. Se canceló: no suma para nadie.'],
  ['unknown', 'No disponible', 'Enviado. Por confirmar.'],
] as const)(
  'the card of a %s game with a sent prediction says “%s” and “%s”',
  async (status, label, note) => {
    await openSent(withGame(status, null));
    expect(card('1').dataset.state).toBe('postponed');
    expect(within(card('1')).getByText(label)).toBeTruthy();
    expect(within(card('1')).getByText(note)).toBeTruthy();
  },
);

test('the card of a sent game has a stamp with the time of sending, and no score fields', async () => {
  await openSent((world) => world.server.keep(sent));
  expect(card('1').dataset.state).toBe('sent');
  expect(within(card('1')).getByText(/29 AGO 12:00/)).toBeTruthy();
  expect(within(card('1')).queryByRole('spinbutton')).toBeNull();
});

test.each<[string, (world: World) => void, string]>([
  ['a final score', withPoints(5), '1–11–1+5Final · ¡Exacto!'],
  ['no score yet', (world) => world.server.keep(sent), '1–1––Por confirmarEnviado · sáb 29 ago · 19:00 h'],
  [
    'a game put off',
    withGame('postponed', null),
    '1–1––Por confirmarPospuesto · Enviado. Cuenta solo si se juega en la jornada.',
  ],
])(
  'a sent game before the first open one is a row of crests, score and points: %s',
  async (_case, prepare, text) => {
    await open({}, prepare);
    expect(card('1').querySelector('footer')).toBeNull();
    expect(card('1').textContent).toContain(text);
  },
);

test('in Partidos, while a game of a closed week is being played, “Esta jornada ya cerró” stands below the games', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withGame('live', [1, 1]));
  const note = screen.getByText('Esta jornada ya cerró');
  expect(card('1').compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a closed week is one boleto with a row for each game, and “Ver tarjetas” shows its cards', async () => {
  await open({ now: at('2026-08-31T12:00:00') }, withPoints(5));
  expect(screen.getByText('Boleto Jornada 7')).toBeTruthy();
  expect([...document.querySelectorAll('li[data-game]')]).toHaveLength(GAMES.length);
  await userEvent.click(screen.getByRole('button', { name: 'Ver tarjetas' }));
  expect([...document.querySelectorAll('article[data-game]')]).toHaveLength(GAMES.length);
  await userEvent.click(screen.getByRole('button', { name: 'Ver boleto' }));
  expect(document.querySelector('article[data-game]')).toBeNull();
});

test.each([
  [
    'includes the trivia point when the score in the ranking includes it',
    6,
    'Total en el ranking 6',
    'Trivia1 × 11',
  ],
  ['is the sum of the games while the score in the ranking is lower', 0, 'Total en partidos 5', 'Trivia–'],
])('the total of a closed week on Partidos %s', async (_case, score, total, trivia) => {
  await open({ now: at('2026-08-31T12:00:00') }, (world) => {
    withPoints(5)(world);
    world.server.weekRanking = async () => createRankingPage({ myPosition: createMyPosition({ score }) });
  });
  expect(await screen.findByText('128.º lugar')).toBeTruthy();
  expect(screen.getByText(/^Total en/).textContent).toBe(total);
  expect(screen.getByText('Trivia').parentElement?.textContent).toBe(trivia);
});

test('Partidos offers a retry and no score fields when the predictions fail to load', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await open({}, (world) => {
    world.server.userPools = failing('networkError');
  });
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
