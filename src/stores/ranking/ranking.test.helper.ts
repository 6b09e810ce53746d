import { vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import type { Prediction, RankPage } from '../../domain/types.ts';
import { createMyPosition, week } from '../../testing/fixtures.ts';
import { createSeasonStores } from '../../testing/game-world.ts';
import { getData } from '../lib/async-state.ts';
import { createModalStore } from '../shell/modal.ts';
import { createRankingStore } from './ranking.ts';

/**
 * Returns one page of a ranking with 24 pages of ten rows. The player at position p has 500 − p points; the
 * logged-in player is at position 128.
 */
export function tablePage(page: number): RankPage {
  const rows = Array.from({ length: page > 24 ? 0 : 10 }, (_, index) => {
    const position = (page - 1) * 10 + index + 1;
    const isMe = position === 128;
    return {
      position,
      nickname: isMe ? 'tono_hdz' : `player_${position}`,
      score: 500 - position,
      exact: 1,
      results: 1,
      trivias: 1,
      movement: 0,
      isMe,
    };
  });
  return {
    rows,
    myPosition: createMyPosition({ score: 372 }),
    currentPage: page,
    lastPage: 24,
  };
}

export function play() {
  const api = {
    weeks: vi.fn(async (_options?: CallOptions) =>
      [3, 1, 2, 7, 6, 8].map((number) => week(number, `2026-08-0${number}`)),
    ),
    currentWeek: vi.fn(async (_options?: CallOptions) => ({ number: 7, betDays: '' })),
    userPools: vi.fn(async (_options?: CallOptions) => new Map<number, Prediction[]>()),
    weekRanking: vi.fn(async (_week: number, page: number, _options?: CallOptions) => tablePage(page)),
    generalRanking: vi.fn(async (page: number, _options?: CallOptions) => tablePage(page)),
  };
  const modal = createModalStore();
  const ranking = createRankingStore({
    api,
    modal,
    ...createSeasonStores(api),
    getCurrentGames: () => ({ status: 'idle' }),
  });
  const asked = () => api.weekRanking.mock.calls.map(([week, page]) => [week, page]);
  const firstPlace = () => getData(ranking.state.value)?.page.rows[0]?.position;
  return { api, modal, ranking, asked, firstPlace };
}

export async function playStarted() {
  const table = play();
  await table.ranking.start();
  return table;
}

export function heldReply() {
  let settle: { resolve(page: RankPage): void; reject(error: ApiError): void } | undefined;
  const promise = new Promise<RankPage>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (page: RankPage) => settle?.resolve(page),
    reject: (e: ApiError) => settle?.reject(e),
  };
}

export const failure = (kind: ErrorKind) => new ApiError(kind);
