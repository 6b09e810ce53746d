import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Game, Prediction, User } from '../../domain/types.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createStores, type Stores } from '../../stores/index.ts';
import { createPlayerStores } from '../../stores/player-stores.ts';
import { createTimeStore } from '../../stores/shell/time.ts';
import { createFakeServer, type FakeServer } from '../../testing/fake-api.ts';
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
export const NOW = at('2026-08-29T16:31:00');

export const GAMES = [
  game('1', 'Puebla', 'Atlas', '2026-08-28T19:00:00', 'final'),
  game('2', 'Tigres', 'Toluca', '2026-08-29T19:05:00'),
  game('3', 'Guadalajara', 'Cruz Azul', '2026-08-29T21:10:00'),
  game('4', 'Atlas', 'Puebla', '2026-08-30T12:00:00'),
];
export const SENT = createPrediction({ points: 5, createdAt: NOW - 86_400_000 });
const PLACE = createRankingPage({
  myPosition: createMyPosition({ score: 6, exact: 1, results: 0, movement: 14 }),
});
export const NEW_STATS = { score: 0, position: null, exact: 0, results: 0, trivias: 0, weeksPlayed: 0 };
export const NO_STATS = {
  score: null,
  position: null,
  exact: null,
  results: null,
  trivias: null,
  weeksPlayed: null,
};
export const OLD_STATS = { score: 87, position: 302, exact: 9, results: 28, trivias: 4, weeksPlayed: 6 };

export interface World {
  /** The time of the device and the server, which a test may change. */
  clock?: { time: number };
  stats?: User['stats'];
  sent?: Prediction[];
  games?: readonly Game[];
  answers?: Partial<FakeServer>;
  /** The week whose results the player has seen on this device. */
  seenWeek?: number;
  /** When the player’s account was created (ms). */
  joinedAt?: number;
}

export function createPlayer(world: World = {}): Stores {
  const {
    clock: device = { time: NOW },
    stats = OLD_STATS,
    sent = [SENT],
    games = GAMES,
    answers,
    joinedAt,
  } = world;
  const server = createFakeServer(() => device.time);
  server.saved = sent;
  server.gamesOfWeek = async () => games;
  server.weekRanking = async () => PLACE;
  const { api } = Object.assign(server, answers);
  const storage = createStorage(null);
  if (world.seenWeek) storage.set(STORAGE_KEYS.seenResults, JSON.stringify([['ana', world.seenWeek]]));
  const clock = { now: () => device.time };
  const base = createStores({ baseUrl: '', clock, storage });
  const time = createTimeStore({ clock });
  const user = { id: 'ana', nickname: 'ana', createdAt: joinedAt ?? null, stats } as User;
  const auth = {
    ...base.auth,
    status: signal('authenticated' as const),
    user: signal(user),
    userId: signal(user.id),
  };
  const play = createPlayerStores({ ...base, api, auth, storage, time });
  const player = { current: play, load: async () => play };
  return { ...base, ...play, api, auth, player, storage, time };
}

/** Opens Inicio and waits for its data. */
export async function openHome(world: World = {}): Promise<Stores> {
  const stores = createPlayer(world);
  renderWithStores(<PlayerHome />, stores);
  await screen.findByRole('heading', { level: 1, name: '¿Qué onda con el marcador?' });
  await act(() => stores.playerData.loadMissing().catch(() => undefined));
  return stores;
}

/** Opens one part of Inicio and waits for its data. */
export async function openPart(part: ReactElement, world: World = {}): Promise<Stores> {
  const stores = createPlayer(world);
  renderWithStores(part, stores);
  await act(() => stores.playerData.loadMissing().catch(() => undefined));
  return stores;
}

export const FINAL = GAMES.slice(0, 1);
export const LIVE = {
  ...game('1', 'Puebla', 'Atlas', '2026-08-29T16:00:00', 'live'),
  homeScore: 1,
  awayScore: 0,
};
export const LAST_WEEK = { weeks: async () => [week(7, '2026-08-28')] };
