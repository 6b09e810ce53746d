/** The ranking that was requested and the page that is shown. */
import type { RankPage } from '../../domain/types.ts';

export type RankingScope = 'week' | 'general';

/** The requested table. `week` is null until the initial week is known. */
export interface RankingChoice {
  scope: RankingScope;
  week: number | null;
  /** From 1. */
  page: number;
}

/** A loaded page and the choice that it answers. */
export interface ShownRanking {
  choice: RankingChoice;
  page: RankPage;
  /** Scores of this table loaded so far, by position. */
  scores: ReadonlyMap<number, number>;
}

/** The choice of a new session: the week's table, before the initial week is known. */
export const INITIAL_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

/** Ignores the page. */
export function isSameTable(one: RankingChoice, other: RankingChoice): boolean {
  return one.scope === other.scope && (one.scope === 'general' || one.week === other.week);
}

/** Corrects page numbers that the server sent out of range. */
export function normalizeRankPage(page: RankPage, asked: number): RankPage {
  const currentPage = page.currentPage >= 1 ? page.currentPage : asked;
  return {
    ...page,
    currentPage,
    lastPage: Math.max(page.lastPage, page.rows.length > 0 ? currentPage : 1, 1),
  };
}

/** Keeps the scores of earlier pages of the same table. */
export function addPage(before: ShownRanking | null, answered: RankingChoice, page: RankPage): ShownRanking {
  const scores = new Map(before && isSameTable(before.choice, answered) ? before.scores : []);
  for (const row of page.rows) scores.set(row.position, row.score);
  return { choice: { ...answered, page: page.currentPage }, page, scores };
}
