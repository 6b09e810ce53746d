import { signal } from '@preact/signals-react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Game, Prediction, User } from '../../domain/types.ts';
import { createStorage } from '../../lib/storage.ts';
import { createGameStores } from '../../stores/game-stores.ts';
import { createStores, type Stores } from '../../stores/index.ts';
import { createTimeStore } from '../../stores/shell/time.ts';
import { createFakeServer, type FakeServer, failing } from '../../testing/fake-api.ts';
import {
  at,
  createMyPosition,
  createPrediction,
  createRankingPage,
  game,
  week,
} from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { PlayerHome } from './PlayerHome.tsx';

/**
 * A Saturday of week 7 (−06:00): in `GAMES`, one game was played on Friday, two games are left today and one
 * tomorrow.
 */
const NOW = at('2026-08-29T16:31:00');

const GAMES = [
  game('1', 'Puebla', 'Atlas', '2026-08-28T19:00:00', 'final'),
  game('2', 'Tigres', 'Toluca', '2026-08-29T19:05:00'),
  game('3', 'Guadalajara', 'Cruz Azul', '2026-08-29T21:10:00'),
  game('4', 'Atlas', 'Puebla', '2026-08-30T12:00:00'),
];
const SENT = createPrediction({ points: 5, createdAt: NOW - 86_400_000 });
const PLACE = createRankingPage({
  myPosition: createMyPosition({ score: 6, exact: 1, results: 0, movement: 14 }),
});
const NEW_STATS = { score: 0, position: null, exact: 0, results: 0, trivias: 0, weeksPlayed: 0 };
const NO_STATS = {
  score: null,
  position: null,
  exact: null,
  results: null,
  trivias: null,
  weeksPlayed: null,
};
const OLD_STATS = { score: 87, position: 302, exact: 9, results: 28, trivias: 4, weeksPlayed: 6 };

interface World {
  /** The time of the device and the server, which a test may change. */
  clock?: { time: number };
  stats?: User['stats'];
  sent?: Prediction[];
  games?: readonly Game[];
  answers?: Partial<FakeServer>;
}

function createPlayer(world: World = {}): Stores {
  const { clock: device = { time: NOW }, stats = OLD_STATS, sent = [SENT], games = GAMES, answers } = world;
  const server = createFakeServer(() => device.time);
  server.saved = sent;
  server.gamesOfWeek = async () => games;
  server.weekRanking = async () => PLACE;
  const { api } = Object.assign(server, answers);
  const storage = createStorage(null);
  const clock = { now: () => device.time };
  const base = createStores({ baseUrl: '', clock, storage });
  const time = createTimeStore({ clock });
  const user = { id: 'ana', nickname: 'ana', stats } as User;
  const auth = {
    ...base.auth,
    status: signal('authenticated' as const),
    user: signal(user),
    userId: signal(user.id),
  };
  const play = createGameStores({ ...base, api, auth, storage, time });
  const game = { current: play, load: async () => play };
  return { ...base, ...play, api, auth, game, storage, time };
}

async function open(stores: Stores) {
  renderWithStores(<PlayerHome />, stores);
  await screen.findByRole('heading', { level: 1, name: '¿Qué onda con el marcador?' });
  await act(() => stores.season.ensure().catch(() => undefined));
}

test('Inicio counts down to the next cut-off and shows its day and time', async () => {
  await open(createPlayer());
  await screen.findByText('Tigres – Toluca', { selector: 'small' });
  screen.getByText('Cierra sáb 29 ago · 17:05 h');
  expect(screen.getAllByRole('timer')[0]?.getAttribute('aria-label')).toBe('0 h 34 min 0 seg');
});

test('the ticket of Inicio shows how many games are sent, how many are blank and how many are ready to send', async () => {
  const stores = createPlayer();
  await open(stores);
  await screen.findByText('1 de 4 enviados');
  screen.getByText('3 vacíos');
  screen.getByRole('link', { name: 'Ver los 4' });
  act(() => {
    stores.drafts.setGoals(7, '2', 'home', 2);
    stores.drafts.setGoals(7, '2', 'away', 0);
  });
  await screen.findByText('1 listo sin enviar, 2 vacíos');
});

test('the poster of Inicio shows the last game of the day with the most games as its large game, the days of the week and tomorrow’s game', async () => {
  await open(createPlayer());
  await screen.findByText('Partido estelar · Sáb 29 ago · 21:10 h');
  screen.getByText('Del viernes 28 al domingo 30 de agosto');
  screen.getByText('Mañana 12:00 h');
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
    const stores = createPlayer({ clock });
    await open(stores);
    await screen.findByText('Mañana 12:00 h');
    clock.time = at(now);
    act(() => stores.time.tick());
    expect(screen.getByText(/^(Hoy|Mañana|Dom) 12:00 h$/).textContent).toBe(day);
  },
);

test('the poster of Inicio keeps its large game after that game has begun', async () => {
  const clock = { time: NOW };
  const stores = createPlayer({ clock });
  await open(stores);
  await screen.findByText('Partido estelar · Sáb 29 ago · 21:10 h');
  clock.time = at('2026-08-30T09:00:00');
  act(() => stores.time.tick());
  screen.getByText('Partido estelar · Sáb 29 ago · 21:10 h');
});

const FINAL = GAMES.slice(0, 1);
const LIVE = { ...game('1', 'Puebla', 'Atlas', '2026-08-29T16:00:00', 'live'), homeScore: 1, awayScore: 0 };
const WAITING = createPrediction();

const LAST_WEEK = { weeks: async () => [week(7, '2026-08-28')] };
const ELEVEN_DAYS_LATER = { time: at('2026-09-08T12:00:00') };

test.each<[string, string, string | RegExp, World]>([
  ['a place in a week opens the table of that week', '/ranking?jornada=7', /Tu lugar, Jornada 7/, {}],
  [
    'a place in the season opens the general table',
    '/ranking?tabla=general',
    /Tu lugar, toda la temporada/,
    { answers: { weekRanking: failing('networkError') } },
  ],
  [
    'the final place opens the general table',
    '/ranking?tabla=general',
    'Tu lugar final',
    { games: FINAL, answers: LAST_WEEK },
  ],
  [
    '“Ver el ranking” of a closed week opens the ranking of the current week',
    '/ranking',
    'Ver el ranking',
    { games: FINAL, sent: [] },
  ],
  [
    '“Ver el ranking” after the season opens the general table',
    '/ranking?tabla=general',
    'Ver el ranking',
    { games: FINAL, sent: [], answers: LAST_WEEK },
  ],
  [
    '“Ver el ranking” when the server names no week after the season opens the general table',
    '/ranking?tabla=general',
    'Ver el ranking',
    {
      clock: ELEVEN_DAYS_LATER,
      games: FINAL,
      sent: [],
      answers: { ...LAST_WEEK, currentWeek: failing('poolWeekNotValid') },
    },
  ],
  [
    '“Ver el ranking” after a last week with a postponed game opens the general table',
    '/ranking?tabla=general',
    'Ver el ranking',
    {
      clock: ELEVEN_DAYS_LATER,
      games: [...FINAL, game('2', 'Tigres', 'Toluca', '2026-08-29T19:05:00')],
      sent: [],
      answers: LAST_WEEK,
    },
  ],
])('on Inicio, %s (%s)', async (_what, address, name, world) => {
  await open(createPlayer(world));
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(address);
});

test('when the only game closed without a prediction, Inicio has one call to action, which opens Ranking', async () => {
  await open(createPlayer({ games: [LIVE], sent: [] }));
  await screen.findByText('Nada por enviar');
  expect(screen.getByRole('link', { name: 'Ver el ranking' }).getAttribute('href')).toBe('/ranking');
});

test('after the season, Inicio shows the player’s final place and points instead of the poster of a week', async () => {
  await open(createPlayer({ games: FINAL, answers: { weeks: async () => [week(7, '2026-08-28')] } }));
  await screen.findByRole('heading', { name: '¡Así fue!' });
  screen.getByText('302', { selector: 'dd' });
  screen.getByText('87', { selector: 'dd' });
  expect(screen.queryByRole('heading', { name: 'Gran Jornada 7' })).toBeNull();
});

test('Inicio shows no ticket of a week that closed without predictions', async () => {
  await open(createPlayer({ games: FINAL, sent: [] }));
  await screen.findByText('Nada por enviar');
  expect(screen.queryByText('0 de 1 enviado')).toBeNull();
});

test('while a game is live, Inicio shows its score, the player’s prediction and the points it would bring', async () => {
  await open(createPlayer({ games: [LIVE], sent: [WAITING] }));
  const ticket = await screen.findByRole('region', { name: 'Tu boleto en vivo' });
  expect(ticket.textContent).toContain('Tú: 1–0Si así queda: +5');
  expect(ticket.textContent).toContain('Si todo queda así: +5');
});

test('while a game is live and another can still be predicted, the call to action of Inicio is to predict', async () => {
  await open(createPlayer({ games: [LIVE, ...GAMES.slice(1)], sent: [WAITING] }));
  expect(screen.getByRole('link', { name: 'Hacer mis pronósticos' })).toBeTruthy();
});

test('Inicio shows the player’s figures of the newest week with results, and links to Bonus while a trivia is pending', async () => {
  const stores = createPlayer();
  stores.trivia.keep({ id: '9', question: '¿?', options: ['a', 'b'] }, 7);
  await open(stores);
  const place = await screen.findByRole('link', { name: /Tu lugar, Jornada 7/ });
  expect(place.textContent).toBe('128Tu lugar, Jornada 7Subiste 14 lugares');
  const points = screen.getByRole('link', { name: /Puntos, Jornada 7/ });
  expect(points.textContent).toBe('6Puntos, Jornada 71 exacto, 1 resultado y trivia');
  expect(screen.getByRole('link', { name: /Trivia pendiente/ }).getAttribute('href')).toBe('/bonus');
});

test.each([
  ['the player’s position in the season', OLD_STATS, '302Tu lugar, toda la temporadaVer el ranking'],
  [
    '“–” for a position that the server doesn’t send',
    NO_STATS,
    '–Tu lugar, toda la temporadaLlega cuando sumas puntos',
  ],
])('Inicio shows %s when the weekly ranking fails to load', async (_what, stats, text) => {
  await open(createPlayer({ stats, answers: { weekRanking: failing('networkError') } }));
  const place = await screen.findByRole('link', { name: /Tu lugar, toda la temporada/ });
  expect(place.textContent).toBe(text);
});

test('when the weeks, predictions and games fail to load, Inicio stays on screen and shows no dialog', async () => {
  const failure = failing('networkError');
  const stores = createPlayer({
    answers: { weeks: failure, currentWeek: failure, userPools: failure, gamesOfWeek: failure },
  });
  await open(stores);
  screen.getByRole('link', { name: 'Ver premios' });
  expect(stores.modal.isVisible.peek()).toBe(false);
});

const UPCOMING = { weeks: async () => [week(7, '2026-08-28'), week(8, '2026-09-04')] };
const FAILED_WEEK = 'No pudimos confirmar qué jornada se juega.';

test.each(['networkError', 'connectionError', 'unpreventedError'] as const)(
  'after the call for the current week fails with %s, Inicio says so, and neither names an opening nor counts down to another week',
  async (kind) => {
    const week8 = game('80', 'León', 'Necaxa', '2026-09-05T19:00:00');
    const stores = createPlayer({
      answers: { ...UPCOMING, currentWeek: failing(kind), gamesOfWeek: async () => [week8] },
    });
    await open(stores);
    await screen.findByText(FAILED_WEEK);
    expect(screen.queryByText(/Abre el|Próximo cierre|Jornada 8/)).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver los partidos' })).toBeTruthy();
    expect(stores.modal.isVisible.peek()).toBe(false);
  },
);

test('“Reintentar” on Inicio asks for the current week again and shows it', async () => {
  let isUp = false;
  const fail = failing('networkError');
  const currentWeek = async () => (isUp ? { number: 7, betDays: '' } : fail());
  await open(createPlayer({ answers: { ...UPCOMING, currentWeek } }));
  await screen.findByText(FAILED_WEEK);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Te faltan 3 partidos');
  expect(screen.queryByText(FAILED_WEEK)).toBeNull();
});

test('after a failed reload of the current week, Inicio keeps the week that it knows, and says that the call failed', async () => {
  let answers = 0;
  const currentWeek = async () => {
    answers += 1;
    return answers > 1 ? failing('networkError')() : { number: 7, betDays: '' };
  };
  const stores = createPlayer({ answers: { ...UPCOMING, currentWeek } });
  await open(stores);
  await act(() => stores.season.refresh());
  await screen.findByText(FAILED_WEEK);
  screen.getByText('Te faltan 3 partidos');
});

test('Inicio does not show “Tu primer boleto, en tres toques” to a player who has played other weeks', async () => {
  await open(createPlayer({ sent: [] }));
  await screen.findByText(/^Te faltan/);
  expect(screen.queryByRole('heading', { name: 'Tu primer boleto, en tres toques' })).toBeNull();
});

test('for a new player, the only call to action of Inicio is the one of the hero', async () => {
  await open(createPlayer({ stats: NEW_STATS, sent: [] }));
  const card = await screen.findByRole('region', { name: 'Tu primer boleto, en tres toques' });
  expect(within(card).queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Hacer mis pronósticos' }).getAttribute('href')).toBe('/games');
});

test.each(['Ahora no', 'Cerrar'])(
  'the button “%s” closes “Tu primer boleto, en tres toques” on Inicio and stores that it was closed',
  async (name) => {
    const stores = createPlayer({ stats: NEW_STATS, sent: [] });
    await open(stores);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('heading', { name: 'Tu primer boleto, en tres toques' })).toBeNull();
    expect(stores.storage.get('lmx:first-run')).toBe('1');
  },
);
