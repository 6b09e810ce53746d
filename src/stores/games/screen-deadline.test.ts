// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { createFakeApi, createFakeServer } from '../../testing/fake-api.ts';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld, createSeasonStores } from '../../testing/game-world.ts';
import { createRankingStore } from '../ranking/ranking.ts';
import { createAuthStore } from '../session/auth.ts';
import { createSession } from '../session/session.ts';
import { createModalStore } from '../shell/modal.ts';
import { createNetworkStore } from '../shell/network.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

function hang(options?: CallOptions): Promise<never> {
  const left = (options?.deadline ?? Number.POSITIVE_INFINITY) - performance.now();
  if (!Number.isFinite(left)) throw new Error('a call without a deadline');
  return new Promise((_, reject) => {
    setTimeout(() => reject(new ApiError('network', { outcomeUnknown: true })), Math.max(0, left));
  });
}

async function slow<T>(value: T, ms: number, options?: CallOptions): Promise<T> {
  const failure = hang(options);
  const answer = new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
  return Promise.race([answer, failure]);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function atTheDeadline<T>(look: () => T): Promise<[T, T]> {
  await pass(19_999);
  const before = look();
  await pass(1);
  return [before, look()];
}

test('Partidos shows an error after 20 seconds when its weeks are slow and its games never load', async () => {
  const server = createFakeServer(() => at('2026-08-29T12:00:00'));
  const { weeks } = server;
  server.weeks = async (options) => slow(await weeks(), 14_000, options);
  server.gamesOfWeek = (_week, options) => hang(options);
  const world = createGameWorld({ server });
  world.gamesPage.open();
  expect(await atTheDeadline(() => world.modal.current.value?.type)).toEqual([undefined, 'networkError']);
});

test('the ranking shows an error after 20 seconds when the current week loads slowly and the first page never loads', async () => {
  const modal = createModalStore();
  const api = {
    weeks: async () => [],
    currentWeek: (options) => slow({ number: 7, betDays: '' }, 14_000, options),
    userPools: async () => new Map(),
    weekRanking: (_week, _page, options) => hang(options),
    generalRanking: (_page, options) => hang(options),
  } satisfies Partial<Api>;
  void createRankingStore({
    api,
    modal,
    ...createSeasonStores(api),
    getCurrentGames: () => ({ status: 'idle' }),
  }).open();
  expect(await atTheDeadline(() => modal.current.value?.type)).toEqual([undefined, 'networkError']);
});

function createAuth(calls: Partial<Api>, token?: string) {
  const storage = createStorage(localStorage);
  if (token) storage.set(STORAGE_KEYS.token, token);
  const session = createSession(storage);
  const modal = createModalStore();
  const api = createFakeApi(calls);
  const auth = createAuthStore({ api, session, storage, modal, network: createNetworkStore() });
  return { api, auth, modal, storage };
}

test('a log-in whose response takes 14 seconds and whose user never loads fails 20 seconds after its start', async () => {
  const { auth } = createAuth({
    login: (_credentials, options) => slow({ token: 'ana-1' }, 14_000, options),
    user: (options) => hang(options),
  });
  let end = 'pending';
  auth.login({ email: 'ana@correo.mx', password: 'papas' }).catch((error: ApiError) => {
    end = error.kind;
  });
  expect(await atTheDeadline(() => end)).toEqual(['pending', 'network']);
});
