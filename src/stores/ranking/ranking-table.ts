import { computed } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ignoreApiError } from '../../api/error.ts';
import { DEFAULT_RANKING_WEEK } from '../../domain/ranking.ts';
import type { RankingTablePage, RankRow } from '../../domain/types.ts';
import { createResource, getData } from '../lib/resource.ts';
import { isJsonEqual } from '../lib/structural-sharing.ts';

/** `week` is null in the general table, and for the week that the ranking shows first. `page` counts from 1. */
export interface RankingChoice {
  scope: 'week' | 'general';
  week: number | null;
  page: number;
}

export interface ShownRanking {
  choice: RankingChoice;
  page: RankingTablePage;
  /** The points of the rows of the same table loaded so far, by position. */
  scores: ReadonlyMap<number, number>;
  /** The first three rows of the table. Empty until its first page has loaded. */
  podium: readonly RankRow[];
}

const PODIUM_SIZE = 3;

export const INITIAL_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

export function isSameTable(choice: RankingChoice, other: RankingChoice): boolean {
  return choice.scope === other.scope && (choice.scope === 'general' || choice.week === other.week);
}

/** The page of a ranking on screen. Only the last request changes it, and a failed request keeps it on screen. */
export function createRankingTable(api: Api) {
  // One table is on screen, so all requests have the same key and only the last one counts.
  const table = createResource<ShownRanking, RankingChoice>({
    request: (choice, options) =>
      isOnScreen(choice) ? fetchAnew(api, choice, options) : fetchPage(api, choice, options),
    getKey: () => 'table',
    // Keeps the scores and the podium of the other pages of the same table. Those of a page that is loaded again are
    // older than its own.
    reuse: (before, next) =>
      isSameTable(before.choice, next.choice)
        ? {
            ...next,
            scores: isJsonEqual(before.choice, next.choice)
              ? next.scores
              : new Map([...before.scores, ...next.scores]),
            podium: next.podium.length > 0 ? next.podium : before.podium,
          }
        : next,
  });
  function isOnScreen(choice: RankingChoice): boolean {
    return isJsonEqual(getData(table.peek(INITIAL_CHOICE))?.choice, choice);
  }
  const state = computed(() => table.get(INITIAL_CHOICE));

  return {
    state,
    load: (choice: RankingChoice, deadline: number): Promise<ShownRanking> =>
      table.load(choice, { deadline, showLoading: true }),
    /**
     * Reloads the page on screen, and the podium above it, without a loading state. Does nothing without a page on
     * screen or while another one loads. A failure keeps the page and shows no dialog.
     */
    async refresh() {
      const current = state.peek();
      if (current.status === 'ready') await table.load(current.data.choice).catch(ignoreApiError);
    },
    /** Time (ms) since the page on screen was loaded; Infinity without one. */
    getAge: () => table.getAge(INITIAL_CHOICE),
    /** Removes the page on screen, and aborts a load under way. */
    reset: table.reset,
  };
}

/** Fetches a page that is on screen, with the first page for the podium, so that all points are of the same time. */
async function fetchAnew(api: Api, choice: RankingChoice, options: CallOptions): Promise<ShownRanking> {
  if (choice.page === 1) return fetchPage(api, choice, options);
  const [shown, first] = await Promise.all([
    fetchPage(api, choice, options),
    fetchPage(api, { ...choice, page: 1 }, options),
  ]);
  return { ...shown, scores: new Map([...first.scores, ...shown.scores]), podium: first.podium };
}

async function fetchPage(api: Api, choice: RankingChoice, options: CallOptions): Promise<ShownRanking> {
  const { scope, week, page: number } = choice;
  const page = await (scope === 'general'
    ? api.send((calls) => calls.generalRanking(number), options)
    : api.send((calls) => calls.weekRanking(week ?? DEFAULT_RANKING_WEEK, number), options));
  if (page.rows.length > 0 || number === 1) {
    const scores = new Map(page.rows.map(({ position, score }) => [position, score]));
    const podium = page.currentPage === 1 ? page.rows.slice(0, PODIUM_SIZE) : [];
    return { choice: { ...choice, page: page.currentPage }, page, scores, podium };
  }
  // A page beyond the last page has no rows, for example after accounts were deleted. The last page is
  // loaded instead, or the first page if the empty page is not beyond the last page of its response.
  return fetchPage(api, { ...choice, page: page.lastPage < number ? page.lastPage : 1 }, options);
}
