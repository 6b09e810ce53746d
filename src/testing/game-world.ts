/** A small world for the tests of Partidos: four games of week 7, a clock that stands still, an API that obeys. */

import { signal } from '@preact/signals-react';
import type { Api, PoolSaved } from '../api/api.ts';
import { ApiError, type ErrorKind } from '../api/error.ts';
import type { Game, GameStatus, Prediction, ScorePick, User, Week } from '../domain/types.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import { createGameStores } from '../stores/game-stores.ts';
import { createModalStore } from '../stores/shell/modal.ts';
import { createTimeStore } from '../stores/shell/time.ts';
import { createToastStore } from '../stores/shell/toast.ts';

/** An instant in the centre, ms. */
export const at = (iso: string) => Date.parse(`${iso}-06:00`);

const team = (id: string, name: string, shortName: string) => ({
  id,
  name,
  shortName,
  color: '#123456',
  colorAlt: '#ffffff',
});

/** A game of week 7 that kicks off at a centre time. */
export function game(
  id: string,
  home: string,
  away: string,
  when: string,
  status: GameStatus = 'active',
): Game {
  const [date = '', time = ''] = when.split('T');
  return {
    id,
    week: 7,
    date,
    time,
    kickOff: at(when),
    status,
    home: team(`${id}h`, home, home.slice(0, 3).toUpperCase()),
    away: team(`${id}a`, away, away.slice(0, 3).toUpperCase()),
    stadium: null,
    city: null,
    homeScore: null,
    awayScore: null,
  };
}

/** A week of the tournament with the usual window. */
export const week = (number: number, dateStart: string): Week => ({
  number,
  alias: null,
  beforeHoursBet: null,
  beforeWeeksBet: null,
  dateStart,
});

/** The games of week 7, in order. */
export const GAMES = [
  game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'),
  game('2', 'Pumas', 'Atlas', '2026-08-29T21:00:00'),
  game('3', 'Puebla', 'Pachuca', '2026-08-30T12:00:00'),
  game('4', 'Necaxa', 'Santos', '2026-08-30T18:00:00'),
];

/** The player of the tests. */
export const ANA = { id: '7', nickname: 'ana10' } as User;

/** What the API of the tests does; each call may be replaced by a test. */
export interface FakeServer
  extends Pick<
    Api,
    'weeks' | 'currentWeek' | 'gamesOfWeek' | 'userPools' | 'sendPool' | 'answerTrivia' | 'weekRanking'
  > {
  /** Every call made, by name, in order. */
  calls: string[];
  /** Every boleto that was posted. */
  posts: (readonly ScorePick[])[];
  /** What the server holds of week 7. */
  saved: Prediction[];
  /** Keeps the rows as the server would, once for each game. */
  keep(rows: readonly ScorePick[]): Prediction[];
  /** What comes with the next boleto. */
  trivia: PoolSaved['trivia'];
}

/** Makes the server; `now` is its clock. */
export function createFakeServer(now: () => number): FakeServer {
  const server: FakeServer = {
    calls: [],
    posts: [],
    saved: [],
    trivia: null,
    keep(rows) {
      const fresh = rows
        .filter(({ gameId }) => !server.saved.some((one) => one.gameId === gameId))
        .map((row) => ({ ...row, id: `p${row.gameId}`, points: null, createdAt: now() }));
      server.saved = [...server.saved, ...fresh];
      return fresh;
    },
    weeks: async () => [week(6, '2026-08-21'), week(7, '2026-08-28'), week(8, '2026-09-11')],
    currentWeek: async () => ({ number: 7, betDays: '' }),
    gamesOfWeek: async (number) => (number === 7 ? GAMES : []),
    userPools: async () => new Map([[7, server.saved]]),
    sendPool: async (rows) => {
      server.posts.push(rows);
      return { saved: server.keep(rows), trivia: server.trivia };
    },
    answerTrivia: async () => ({ isCorrect: true }),
    weekRanking: async () => ({ rows: [], myPosition: null, currentPage: 1, lastPage: 1 }),
  };
  return server;
}

/** A call that fails in a given way. */
export const failing = (kind: ErrorKind) => async (): Promise<never> => {
  throw new ApiError(kind);
};

/** A storage that other tabs of the same device share. */
export interface SharedDevice {
  disk: Map<string, string>;
  /** The adapter of one tab; a write of another one reaches it. */
  openTab(): KeyValueStorage;
  /** While true every write is refused, as on a full disk. */
  isFull: boolean;
}

/** Makes the device. */
export function createDevice(): SharedDevice {
  const listeners = new Set<{ tab: object; hear: (key: string, value: string | null) => void }>();
  const device: SharedDevice = {
    disk: new Map(),
    isFull: false,
    openTab() {
      const tab = {};
      const memory = new Map<string, string>();
      const tell = (key: string, value: string | null) => {
        for (const one of listeners) if (one.tab !== tab) one.hear(key, value);
      };
      return {
        get: (key) => memory.get(key) ?? device.disk.get(key) ?? null,
        set(key, value) {
          if (device.isFull) {
            memory.set(key, value);
            return 'memory';
          }
          memory.delete(key);
          device.disk.set(key, value);
          tell(key, value);
          return 'stored';
        },
        remove(key) {
          memory.delete(key);
          device.disk.delete(key);
          tell(key, null);
        },
        keys: (prefix) =>
          [...new Set([...device.disk.keys(), ...memory.keys()])].filter((key) => key.startsWith(prefix)),
        subscribe(hear) {
          const one = { tab, hear };
          listeners.add(one);
          return () => listeners.delete(one);
        },
      };
    },
  };
  return device;
}

/** Locks that tabs of one device share, one holder at a time, as the browser's do. */
export function createLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: object | null) => unknown;
    const isPolite = rest.length > 1 && (rest[0] as LockOptions).ifAvailable;
    const tail = tails.get(name);
    if (isPolite && tail) return run(null);
    const { signal } = rest.length > 1 ? (rest[0] as LockOptions) : {};
    const gaveUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const granted = Promise.race([tail ?? Promise.resolve(), gaveUp]);
    const turn = granted.then(() => run({ name }));
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    tails.set(name, settled);
    void settled.then(() => tails.get(name) === settled && tails.delete(name));
    return turn;
  };
  return { request: request as LockManager['request'] };
}

/** What a test may bring along: a tab of a device that exists, a server that others talk to, shared locks. */
export interface WorldOptions {
  now?: number;
  user?: User | null;
  storage?: KeyValueStorage;
  server?: FakeServer;
  locks?: Pick<LockManager, 'request'>;
}

/** One tab of one player, before anything is loaded. */
export function createWorld(options: WorldOptions = {}) {
  const clock = { time: options.now ?? at('2026-08-29T12:00:00'), now: () => clock.time };
  const storage = options.storage ?? createDevice().openTab();
  const server = options.server ?? createFakeServer(clock.now);
  const user = signal<User | null>(options.user === undefined ? ANA : options.user);
  const status = signal<'authenticated' | 'unauthenticated'>('authenticated');
  const modal = createModalStore();
  const time = createTimeStore({ clock, isHidden: () => false });
  const toast = createToastStore();
  const api = new Proxy({} as Api, {
    get: (_target, name: keyof FakeServer) => {
      return async (...parts: unknown[]) => {
        server.calls.push(name);
        return (server[name] as (...all: unknown[]) => unknown)(...parts);
      };
    },
  });
  const play = createGameStores({
    api,
    auth: { status, user },
    modal,
    session: { isCurrent: () => true },
    storage,
    time,
    toast,
    locks: options.locks ?? createLocks(),
  });
  const setUser = (next: User | null) => {
    user.value = next;
    status.value = next ? 'authenticated' : 'unauthenticated';
  };
  return { ...play, api, clock, server, storage, user, setUser, modal, time, toast };
}
