/** What can be asked of the standings, and what of them is on show. */
import type { RankPage } from '../../domain/types.ts';

/** Which of the two tables. */
export type RankingScope = 'week' | 'general';

/** What the player asked to see. `week` is null until the first one has been chosen. */
export interface RankingChoice {
  scope: RankingScope;
  week: number | null;
  /** From 1. */
  page: number;
}

/** A page that arrived, with the question it answers. */
export interface ShownRanking {
  choice: RankingChoice;
  page: RankPage;
  /** Scores of this table seen so far, by position. */
  scores: ReadonlyMap<number, number>;
}

/** How far the standings have come. `shown` is what stays in sight meanwhile. */
export type RankingState =
  | { name: 'idle' }
  | { name: 'loading'; shown: ShownRanking | null }
  | { name: 'ready'; shown: ShownRanking }
  /** Nothing to show; where something was on show it stays and the state is ready. */
  | { name: 'failed' };

/** Where a session begins: the table of the week that has yet to be chosen. */
export const INITIAL_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

/** What is on show in a state, null when nothing is. */
export function getShownRanking(state: RankingState): ShownRanking | null {
  return state.name === 'ready' || state.name === 'loading' ? state.shown : null;
}

/** Whether two choices mean the same table, whatever their page. */
export function isSameTable(one: RankingChoice, other: RankingChoice): boolean {
  return one.scope === other.scope && (one.scope === 'general' || one.week === other.week);
}

/** Page numbers that can be shown, whatever a server sent for them. */
export function normalizeRankPage(page: RankPage, asked: number): RankPage {
  const currentPage = page.currentPage >= 1 ? page.currentPage : asked;
  return {
    ...page,
    currentPage,
    lastPage: Math.max(page.lastPage, page.rows.length > 0 ? currentPage : 1, 1),
  };
}

/** What is on show once `page` answered a choice; scores seen before of the same table are remembered. */
export function addPage(before: ShownRanking | null, answered: RankingChoice, page: RankPage): ShownRanking {
  const scores = new Map(before && isSameTable(before.choice, answered) ? before.scores : []);
  for (const row of page.rows) scores.set(row.position, row.score);
  return { choice: { ...answered, page: page.currentPage }, page, scores };
}
