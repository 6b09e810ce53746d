import type { RankPage } from '../../domain/types.ts';

export type RankingScope = 'week' | 'general';

/** `week` is null if the initial week was not known at the time of the choice. `page` counts from 1. */
export interface RankingChoice {
  scope: RankingScope;
  week: number | null;
  page: number;
}

export interface ShownRanking {
  choice: RankingChoice;
  page: RankPage;
  scores: ReadonlyMap<number, number>;
}

export const INITIAL_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

export function isSameTable(one: RankingChoice, other: RankingChoice): boolean {
  return one.scope === other.scope && (one.scope === 'general' || one.week === other.week);
}

export function normalizeRankPage(page: RankPage, asked: number): RankPage {
  const currentPage = page.currentPage >= 1 ? page.currentPage : asked;
  return {
    ...page,
    currentPage,
    lastPage: Math.max(page.lastPage, page.rows.length > 0 ? currentPage : 1, 1),
  };
}

export function addPage(before: ShownRanking | null, answered: RankingChoice, page: RankPage): ShownRanking {
  const scores = new Map(before && isSameTable(before.choice, answered) ? before.scores : []);
  for (const row of page.rows) scores.set(row.position, row.score);
  return { choice: { ...answered, page: page.currentPage }, page, scores };
}
