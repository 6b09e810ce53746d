import type { CallOptions, PoolSaved } from '../api/api.ts';
import type { Api, Calls } from '../api/client.ts';
import { ApiError } from '../api/error.ts';
import type { ErrorKind } from '../api/messages.ts';
import type { Prediction, ScorePick } from '../domain/types.ts';
import { createRankingPage, GAMES, week } from './fixtures.ts';

/** The calls as functions of their arguments and, last, their options. */
export type FakeCalls = {
  [Name in keyof Calls]: (
    ...args: [...Parameters<Calls[Name]>, options?: CallOptions]
  ) => Promise<ReturnType<ReturnType<Calls[Name]>['decode']>>;
};

/**
 * Creates an API whose calls run the functions of `fakes`, which a test may replace at any time. A call without a
 * function rejects.
 */
export function createFakeApi(
  fakes: Partial<FakeCalls>,
  onCall: (name: keyof Calls) => void = () => undefined,
): Api {
  let sent: { name: keyof Calls; args: unknown[] };
  const calls = new Proxy({} as Calls, {
    get: (_target, name: keyof Calls) => {
      return (...args: unknown[]) => {
        sent = { name, args };
      };
    },
  });
  return {
    async send(create, options) {
      create(calls);
      const { name, args } = sent;
      onCall(name);
      const fake = fakes[name] as ((...all: unknown[]) => Promise<never>) | undefined;
      if (!fake) throw new Error(`The test has no ${name}`);
      return fake(...args, ...(options ? [options] : []));
    },
  };
}

export interface FakeServer
  extends Pick<
    FakeCalls,
    'weeks' | 'currentWeek' | 'gamesOfWeek' | 'userPools' | 'sendPool' | 'answerTrivia' | 'weekRanking'
  > {
  api: Api;
  calls: string[];
  posts: (readonly ScorePick[])[];
  saved: Prediction[];
  keep(rows: readonly ScorePick[]): Prediction[];
  trivia: PoolSaved['trivia'];
}

/** `now` returns the server's time in ms since the epoch. */
export function createFakeServer(now: () => number = () => 0): FakeServer {
  const server: Omit<FakeServer, 'api'> = {
    calls: [],
    posts: [],
    saved: [],
    trivia: null,
    keep(rows) {
      const fresh = rows
        .filter(({ gameId }) => !server.saved.some((prediction) => prediction.gameId === gameId))
        .map(({ gameId, homeScore, awayScore }) => ({
          gameId,
          homeScore,
          awayScore,
          id: `p${gameId}`,
          points: null,
          createdAt: now(),
        }));
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
    weekRanking: async () => createRankingPage(),
  };
  const api = createFakeApi(server, (name) => server.calls.push(name));
  return Object.assign(server, { api });
}

export const failing = (kind: ErrorKind) => async (): Promise<never> => {
  throw new ApiError(kind);
};
