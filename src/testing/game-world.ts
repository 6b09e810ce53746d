import { computed, signal } from '@preact/signals-react';
import type { Api } from '../api/client.ts';
import { isBlank } from '../domain/drafts.ts';
import type { User } from '../domain/types.ts';
import { createStorage, type KeyValueStorage } from '../lib/storage.ts';
import { createGamesStore } from '../stores/games/games.ts';
import { createPredictionsStore } from '../stores/games/predictions.ts';
import { createWeeksStore } from '../stores/games/weeks.ts';
import type { Stores } from '../stores/index.ts';
import { createGamesPageStore } from '../stores/pages/games-page.ts';
import { createPlayerStores } from '../stores/player-stores.ts';
import { createLogOutUnderWay } from '../stores/session/log-out-under-way.ts';
import { createModalStore } from '../stores/shell/modal.ts';
import { createTimeStore } from '../stores/shell/time.ts';
import { createToastStore } from '../stores/shell/toast.ts';
import { createDevice, createLocks, replaceLocks } from './device.ts';
import { createFakeApi, createFakeServer, type FakeServer } from './fake-api.ts';
import { ANA, at } from './fixtures.ts';

/** The real `setTimeout`, saved before a test installs fake timers. */
const { setTimeout } = globalThis;

export interface WorldOptions {
  now?: number;
  user?: User | null;
  storage?: KeyValueStorage;
  server?: FakeServer;
  locks?: Pick<LockManager, 'request'>;
}

export function createGameWorld(options: WorldOptions = {}) {
  const clock = { time: options.now ?? at('2026-08-29T12:00:00'), now: () => clock.time };
  const storage = options.storage ?? createDevice().openTab();
  const server = options.server ?? createFakeServer(clock.now);
  replaceLocks(options.locks ?? createLocks());
  const user = signal<User | null>(options.user === undefined ? ANA : options.user);
  const status = signal<'authenticated' | 'unauthenticated'>('authenticated');
  const userId = computed(() => user.value?.id ?? null);
  const setUser = (next: User | null) => {
    user.value = next;
    status.value = next ? 'authenticated' : 'unauthenticated';
  };
  // `isOurs` is false from the moment another tab has changed the session until this tab follows it.
  const session = { isOurs: true, epoch: 1 };
  const modal = createModalStore();
  const time = createTimeStore({ clock });
  const toast = createToastStore();
  const { api } = server;
  const play = createPlayerStores({
    api,
    auth: {
      status,
      user,
      userId,
      logOut: createLogOutUnderWay({ epoch: () => 1 }, storage, () => setUser(null)),
      endSession: () => setUser(null),
      requireVerification: () => undefined,
    },
    modal,
    session: { isCurrent: () => session.isOurs, epoch: () => session.epoch },
    storage,
    time,
    toast,
  });
  const fill = (gameId: string, home: number | null = 1, away: number | null = 1, week = 7) => {
    play.drafts.setGoals(week, gameId, 'home', home);
    play.drafts.setGoals(week, gameId, 'away', away);
  };
  const getFilled = (gameIds: readonly string[], week = 7) =>
    gameIds.filter((id) => !isBlank(play.drafts.getScore(week, id)));
  const gamesPage = createGamesPageStore({ ...play, modal, storage, time } as Stores);
  const loadGamesPage = async () => {
    const close = gamesPage.open();
    await play.sending.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    close();
  };
  return {
    ...play,
    auth: { userId },
    fill,
    getFilled,
    gamesPage,
    loadGamesPage,
    api,
    clock,
    server,
    storage,
    user,
    setUser,
    session,
    modal,
    time,
    toast,
  };
}

export function createSeasonStores(api: Api, now = at('2026-08-29T12:00:00')) {
  const clock = { now: () => now };
  const predictions = createPredictionsStore({
    api,
    auth: { userId: signal(ANA.id), endSession: () => undefined },
    games: createGamesStore({ api: createFakeApi({ gamesOfWeek: async () => [] }) }),
  });
  const time = createTimeStore({ clock });
  return {
    predictions,
    weeks: createWeeksStore({ api, storage: createStorage(null), time, submitted: predictions.byWeek }),
  };
}
