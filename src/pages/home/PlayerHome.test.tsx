import { signal } from '@preact/signals-react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Game, Prediction, RankPage, User, Week } from '../../domain/types.ts';
import { createStorage } from '../../lib/storage.ts';
import { createGameStores } from '../../stores/game-stores.ts';
import { createStores, type Stores } from '../../stores/index.ts';
import { createTimeStore } from '../../stores/shell/time.ts';
import { HomePage } from './HomePage.tsx';
// Its chunk, here from the start: the tests are not about waiting for it.
import './PlayerHome.tsx';

/** A Saturday of week 7: Friday is played, two games are left today and one tomorrow. */
const NOW = Date.parse('2026-08-29T16:31:00-06:00');

const team = (name: string, shortName: string) => ({
  id: shortName,
  name,
  shortName,
  color: '#0B2A5B',
  colorAlt: '#FFFDF8',
});
const TIGRES = team('Tigres', 'TIG');
const TOLUCA = team('Toluca', 'TOL');
const GUADALAJARA = team('Guadalajara', 'GDL');
const CRUZ_AZUL = team('Cruz Azul', 'CAZ');
const PUEBLA = team('Puebla', 'PUE');
const ATLAS = team('Atlas', 'ATL');

function game(
  id: string,
  when: string,
  home = TIGRES,
  away = TOLUCA,
  status: Game['status'] = 'active',
): Game {
  const [date = '', time = ''] = when.split('T');
  const kickOff = Date.parse(`${when}:00-06:00`);
  const nothing = { stadium: null, city: null, homeScore: null, awayScore: null };
  return { id, week: 7, date, time, kickOff, status, home, away, ...nothing };
}

const GAMES = [
  game('1', '2026-08-28T19:00', PUEBLA, ATLAS, 'final'),
  game('2', '2026-08-29T19:05'),
  game('3', '2026-08-29T21:10', GUADALAJARA, CRUZ_AZUL),
  game('4', '2026-08-30T12:00', ATLAS, PUEBLA),
];
const WEEK: Week = {
  number: 7,
  alias: null,
  beforeHoursBet: null,
  beforeWeeksBet: null,
  dateStart: '2026-08-28',
};
const SENT: Prediction = {
  id: 'F1',
  gameId: '1',
  homeScore: 1,
  awayScore: 0,
  points: 5,
  createdAt: NOW - 86_400_000,
};
const PLACE: RankPage = {
  rows: [],
  myPosition: { position: 128, score: 6, exact: 1, results: 0, movement: 14 },
  currentPage: 1,
  lastPage: 1,
};
const NEW_STATS = { score: 0, position: null, exact: 0, results: 0, trivias: 0, weeksPlayed: 0 };
const OLD_STATS = { score: 87, position: 302, exact: 9, results: 28, trivias: 4, weeksPlayed: 6 };

const failing = () => Promise.reject(new Error('down'));

interface World {
  stats?: User['stats'];
  sent?: readonly Prediction[];
  games?: readonly Game[];
  api?: Partial<Stores['api']>;
}

function createPlayer({ stats = OLD_STATS, sent = [SENT], games = GAMES, api = {} }: World = {}): Stores {
  const storage = createStorage(null);
  const clock = { now: () => NOW };
  const base = createStores({ baseUrl: '', clock, storage });
  const time = createTimeStore({ clock });
  const user = { id: 'ana', nickname: 'ana', stats } as User;
  const auth = { ...base.auth, status: signal('authenticated' as const), user: signal(user) };
  const fake = {
    ...base.api,
    weeks: async () => [WEEK],
    currentWeek: async () => ({ number: 7, betDays: '' }),
    gamesOfWeek: async () => games,
    userPools: async () => new Map(sent.length > 0 ? [[7, sent]] : []),
    weekRanking: async () => PLACE,
    ...api,
  } as Stores['api'];
  const play = createGameStores({ ...base, api: fake, auth, storage, time });
  return { ...base, ...play, api: fake, auth, storage, time };
}

async function open(stores: Stores) {
  render(
    <MemoryRouter>
      <HomePage {...stores} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: '¿Qué onda con el marcador?' });
  await act(() => stores.gamesPage.ensure().catch(() => undefined));
}

test('Inicio tells a player how many games are left to send', async () => {
  await open(createPlayer());
  await screen.findByText('Te faltan 3');
});

test('Inicio uses the singular when one game is left to send', async () => {
  await open(createPlayer({ games: GAMES.slice(0, 2) }));
  await screen.findByText('Te falta 1');
});

test('Inicio counts down to the first cut-off and names its time', async () => {
  await open(createPlayer());
  await screen.findByText('Tigres – Toluca', { selector: 'small' });
  screen.getByText('Cierra sáb 29 ago · 17:05 h');
  expect(screen.getAllByRole('timer')[0]?.getAttribute('aria-label')).toBe('0 h 34 min 0 seg');
});

test('Inicio links to the predictions of the week', async () => {
  await open(createPlayer());
  const [link] = await screen.findAllByRole('link', { name: 'Hacer mis pronósticos' });
  expect(link?.getAttribute('href')).toBe('/games');
});

test('the ticket of Inicio shows what is sent and what is blank', async () => {
  await open(createPlayer());
  await screen.findByText('1 de 4 enviados');
  screen.getByText('3 vacíos');
  screen.getByRole('link', { name: 'Ver los 4' });
});

test('the ticket of Inicio shows a draft as ready and not sent', async () => {
  const stores = createPlayer();
  await open(stores);
  act(() => {
    stores.drafts.setGoals(7, '2', 'home', 2);
    stores.drafts.setGoals(7, '2', 'away', 0);
  });
  await screen.findByText('1 listo sin enviar, 2 vacíos');
});

test('a first ticket of Inicio is blank', async () => {
  await open(createPlayer({ stats: NEW_STATS, sent: [] }));
  await screen.findByText('Tu boleto está en blanco');
});

test('the poster of Inicio shows the last game of the day first', async () => {
  await open(createPlayer());
  await screen.findByText('Partido estelar · Sáb 29 ago · 21:10 h');
  screen.getByText('Del viernes 28 al domingo 30 de agosto');
  screen.getByText('Mañana 12:00 h');
});

test('a finished week has no poster on Inicio', async () => {
  await open(createPlayer({ games: GAMES.slice(0, 1) }));
  await screen.findByText('Boleto completo');
  expect(screen.queryByRole('heading', { name: 'Gran Jornada 7' })).toBeNull();
});

test('Inicio shows the position and the points of the newest week with results', async () => {
  await open(createPlayer());
  const place = await screen.findByRole('link', { name: /Tu lugar, Jornada 7/ });
  expect(place.textContent).toBe('128Tu lugar, Jornada 7Subiste 14 lugares');
  const points = screen.getByRole('link', { name: /Puntos, Jornada 7/ });
  expect(points.textContent).toBe('6Puntos, Jornada 71 exacto y trivia');
});

test('Inicio shows the season’s position when the weekly ranking fails', async () => {
  await open(createPlayer({ api: { weekRanking: failing } }));
  const place = await screen.findByRole('link', { name: /Tu lugar, toda la temporada/ });
  expect(place.textContent).toBe('302Tu lugar, toda la temporadaVer el ranking');
});

test('Inicio offers a pending trivia', async () => {
  const stores = createPlayer();
  stores.trivia.keep({ id: '9', question: '¿?', options: ['a', 'b'] }, 7, NOW + 86_400_000);
  await open(stores);
  const link = await screen.findByRole('link', { name: /Trivia pendiente/ });
  expect(link.getAttribute('href')).toBe('/bonus');
});

test('failed loads leave Inicio on screen and show no dialog', async () => {
  const stores = createPlayer({
    api: { weeks: failing, currentWeek: failing, userPools: failing, gamesOfWeek: failing },
  });
  await open(stores);
  screen.getByRole('link', { name: 'Ver premios' });
  expect(stores.modal.isVisible.peek()).toBe(false);
});

test('Inicio shows the first-run card to a player without predictions', async () => {
  await open(createPlayer({ stats: NEW_STATS, sent: [] }));
  await screen.findByRole('heading', { name: 'Tu primer boleto, en tres toques' });
});

test('Inicio hides the first-run card from a player with predictions', async () => {
  await open(createPlayer({ stats: NEW_STATS }));
  await screen.findByText('Te faltan 3');
  expect(screen.queryByRole('heading', { name: 'Tu primer boleto, en tres toques' })).toBeNull();
});

test.each(['Ahora no', 'Cerrar'])('the first-run card closes with %s and stays closed', async (name) => {
  const stores = createPlayer({ stats: NEW_STATS, sent: [] });
  await open(stores);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(screen.queryByRole('heading', { name: 'Tu primer boleto, en tres toques' })).toBeNull();
  expect(stores.storage.get('lmx:first-run')).toBe('1');
});
