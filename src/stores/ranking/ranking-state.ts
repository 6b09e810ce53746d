import type { RankingTablePage } from '../../domain/types.ts';

export type RankingScope = 'week' | 'general';

/** `week` is null if the initial week was not known at the time of the choice. `page` counts from 1. */
export interface RankingChoice {
  scope: RankingScope;
  week: number | null;
  page: number;
}

export interface ShownRanking {
  choice: RankingChoice;
  page: RankingTablePage;
  scores: ReadonlyMap<number, number>;
}

export const INITIAL_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

export function isSameTable(one: RankingChoice, other: RankingChoice): boolean {
  return one.scope === other.scope && (one.scope === 'general' || one.week === other.week);
}

export function normalizeRankPage(page: RankingTablePage, asked: number): RankingTablePage {
  const currentPage = page.currentPage >= 1 ? page.currentPage : asked;
  return {
    ...page,
    currentPage,
    lastPage: Math.max(page.lastPage, page.rows.length > 0 ? currentPage : 1, 1),
  };
}

export function createShownRanking(choice: RankingChoice, page: RankingTablePage): ShownRanking {
  const scores = new Map(page.rows.map(({ position, score }) => [position, score]));
  return { choice: { ...choice, page: page.currentPage }, page, scores };
}

/** Returns `next` with the scores of the other pages of the same table. */
export function keepScores(before: ShownRanking, next: ShownRanking): ShownRanking {
  if (!isSameTable(before.choice, next.choice)) return next;
  return { ...next, scores: new Map([...before.scores, ...next.scores]) };
}
