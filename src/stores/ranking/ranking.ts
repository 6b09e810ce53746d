/**
 * The ranking of a week or of the season (spec §4). Only the last request changes the state, and a failed
 * request keeps the page on screen.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { ignoreApiError, toApiError } from '../../api/error.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import { DEFAULT_RANKING_WEEK, getNextPlace } from '../../domain/ranking.ts';
import { getTickets } from '../../domain/tickets.ts';
import type { RankingTablePage } from '../../domain/types.ts';
import { createDeadline } from '../../lib/clock.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { createReloadOnReturn } from '../lib/reload-on-return.ts';
import { type AsyncState, createResource, getData } from '../lib/resource.ts';
import { isJsonEqual } from '../lib/structural-sharing.ts';
import { createPageLoads } from '../shell/page-loads.ts';

/** `week` is null in the general table, and for the week that the ranking shows first. `page` counts from 1. */
export interface RankingChoice {
  scope: 'week' | 'general';
  week: number | null;
  page: number;
}

export interface ShownRanking {
  choice: RankingChoice;
  page: RankingTablePage;
  scores: ReadonlyMap<number, number>;
}

const INITIAL_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

export function isSameTable(choice: RankingChoice, other: RankingChoice): boolean {
  return choice.scope === other.scope && (choice.scope === 'general' || choice.week === other.week);
}

export type RankingStore = ReturnType<typeof createRankingStore>;

/**
 * When the games of the current week are loaded for the first time and the page on screen is older than this
 * (ms), the page is reloaded, because there may be final scores that the page does not count yet.
 */
const STALE_BEFORE_FINALS_MS = 60_000;

/** `first` is the table and page to open; a week that is not listed is ignored. */
export function createRankingStore(
  { api, games, modal, weeks: allWeeks, predictions }: Stores,
  first = INITIAL_CHOICE,
) {
  const loads = createPageLoads(modal);
  const requested = signal(INITIAL_CHOICE);
  const seasonWeek = signal<number | null>(null);
  const isStarting = signal(false);
  const initialWeek = signal<number | null>(null);
  const isSeasonOver = computed(() => (seasonWeek.value ?? 0) > LAST_WEEK || allWeeks.isSeasonOver.value);
  let wanted = first;

  async function fetchPage(choice: RankingChoice, options: CallOptions): Promise<ShownRanking> {
    const { scope, week, page: number } = choice;
    const page = await (scope === 'general'
      ? api.send((calls) => calls.generalRanking(number), options)
      : api.send((calls) => calls.weekRanking(week ?? DEFAULT_RANKING_WEEK, number), options));
    if (page.rows.length > 0 || number === 1) {
      const scores = new Map(page.rows.map(({ position, score }) => [position, score]));
      return { choice: { ...choice, page: page.currentPage }, page, scores };
    }
    // A page beyond the last page has no rows, for example after accounts were deleted. The last page is
    // loaded instead, or the first page if the empty page is not beyond the last page of its response.
    return fetchPage({ ...choice, page: page.lastPage < number ? page.lastPage : 1 }, options);
  }

  // One table is on screen, so all requests have the same key and only the last one counts.
  const table = createResource<ShownRanking, RankingChoice>({
    request: fetchPage,
    getKey: () => 'table',
    // Keeps the scores of the other pages of the same table.
    reuse: (before, next) =>
      isSameTable(before.choice, next.choice)
        ? { ...next, scores: new Map([...before.scores, ...next.scores]) }
        : next,
  });

  const state = computed((): AsyncState<ShownRanking> => {
    const loaded = table.get(INITIAL_CHOICE);
    return loaded.status === 'idle' && isStarting.value ? { status: 'loading', data: null } : loaded;
  });
  const shown = computed(() => getData(state.value));
  const choice = computed(() => (state.value.status === 'ready' ? state.value.data.choice : requested.value));

  const load = (next: RankingChoice, deadline = createDeadline()): Promise<void> =>
    loads.run(
      async () => {
        const loading = batch(() => {
          requested.value = next;
          return table.load(next, { deadline, showLoading: true });
        });
        await loading;
      },
      () => void load(next),
    );

  /**
   * Reloads the page on screen without a loading state. Does nothing without a page on screen or while `state` is
   * loading. A failure keeps the page and shows no dialog.
   */
  async function refresh() {
    const current = state.peek();
    if (current.status === 'ready') await table.load(current.data.choice).catch(ignoreApiError);
  }

  const weeks = computed(() => {
    const last = seasonWeek.value ?? Number.POSITIVE_INFINITY;
    return allWeeks.all.value.filter(({ number }) => number <= last);
  });

  /**
   * Resolves with the week that the ranking shows first: the current week; after the season, the first week with
   * predictions; without predictions or after a failed call, `DEFAULT_RANKING_WEEK`. Resolves with null when a
   * call was aborted or the session has ended. Never rejects.
   */
  async function findInitialWeek(listed: Promise<unknown>, options: CallOptions): Promise<number | null> {
    try {
      const current = await allWeeks.loadCurrent(options);
      seasonWeek.value = current.number;
      if (current.number <= LAST_WEEK) return current.number;
    } catch (thrown) {
      const { kind } = toApiError(thrown);
      if (kind === 'aborted' || kind === 'unauthenticated') return null;
      // After the season the server has no current week, which is no failure.
      if (kind === 'poolWeekNotValid') await listed;
      if (kind !== 'poolWeekNotValid' || !isSeasonOver.peek()) return DEFAULT_RANKING_WEEK;
    }
    await predictions.ensure(options).catch(ignoreApiError);
    return getTickets(predictions.byWeek.peek()).at(-1)?.week ?? DEFAULT_RANKING_WEEK;
  }

  /** Replaces a choice without a week, or of a week that is not listed, by one of the initial week. */
  function resolve(next: RankingChoice, week: number): RankingChoice {
    if (next.scope === 'general') return next;
    if (next.week === null) return { ...next, week };
    const isListed = weeks.peek().some(({ number }) => number === next.week);
    return isListed ? next : { ...INITIAL_CHOICE, week };
  }

  async function start(signal: AbortSignal) {
    const deadline = createDeadline();
    isStarting.value = true;
    // The ranking can be shown without the weeks and the predictions, so errors of these two loads show no
    // dialog.
    const listed = allWeeks.ensure({ deadline }).catch(ignoreApiError);
    predictions.ensure({ deadline }).catch(ignoreApiError);
    // The general ranking needs no week.
    if (wanted.scope === 'general') void load(wanted, deadline);
    const found = await findInitialWeek(listed, { deadline });
    if (wanted.week !== null) await listed;
    if (found === null || signal.aborted) return;
    initialWeek.value = found;
    // The address may have changed while the initial week was loading.
    if (wanted.scope === 'week') await load(resolve(wanted, found), deadline);
    if (!signal.aborted) isStarting.value = false;
  }

  /** Loads another table or page, unless it is the one on screen. A week that is not listed is ignored. */
  async function show(next: RankingChoice) {
    if (isJsonEqual(next, wanted)) return;
    wanted = next;
    const week = initialWeek.peek();
    if (next.scope === 'week' && week === null) {
      // `start` is still loading the initial week, and then loads `wanted`.
      batch(() => {
        table.reset();
        requested.value = INITIAL_CHOICE;
      });
      return;
    }
    const resolved = week === null ? next : resolve(next, week);
    const current = choice.peek();
    const isShown = isSameTable(resolved, current) && resolved.page === current.page;
    if (!isShown || state.peek().status === 'failed') await load(resolved);
  }

  function followFinals(): () => void {
    let before: number | null = null;
    return effect(() => {
      const loaded = games.getForWeek(allWeeks.currentNumber.value);
      const finals =
        loaded.status === 'ready' ? loaded.data.filter(({ status }) => status === 'final').length : null;
      const isFirst = before === null;
      const isNew =
        finals !== null &&
        (isFirst ? table.getAge(INITIAL_CHOICE) > STALE_BEFORE_FINALS_MS : finals !== before);
      before = finals;
      if (isNew) untracked(() => void refresh());
    });
  }

  // Never reloads the page twice at once, also when the player returns again and again.
  const reloadOnReturn = createReloadOnReturn({
    hasData: () => state.peek().status === 'ready',
    run: refresh,
  });

  return {
    state,
    choice,
    weeks,
    seasonWeek: seasonWeek as ReadonlySignal<number | null>,
    /** The week that opens without a choice; null until it is known. */
    initialWeek: initialWeek as ReadonlySignal<number | null>,
    isSeasonOver,
    myPosition: computed(() => shown.value?.page.myPosition ?? null),
    next: computed(() => shown.value && getNextPlace(shown.value.scores, shown.value.page.myPosition)),
    /**
     * Loads the ranking, and reloads its page when the player returns to the tab and each time the number of final
     * scores of the current week changes (and once for an old page, see `STALE_BEFORE_FINALS_MS`). The returned function ends
     * the reloads, aborts a load under way and removes the loaded table.
     */
    open() {
      const close = loads.open();
      void loads.run(start);
      return combineStops(close, followFinals(), reloadOnReturn.start(), table.reset);
    },
    show,
    reload: () => load(requested.peek()),
  };
}
