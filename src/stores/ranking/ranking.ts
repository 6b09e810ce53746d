import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { ignoreApiError } from '../../api/error.ts';
import { getNextPlace } from '../../domain/ranking.ts';
import { createDeadline } from '../../lib/clock.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { createReloadOnReturn } from '../lib/reload-on-return.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { isJsonEqual } from '../lib/structural-sharing.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import { followFinals } from './follow-finals.ts';
import { findInitialWeek } from './initial-week.ts';
import { createRankingSeason } from './ranking-season.ts';
import {
  createRankingTable,
  INITIAL_CHOICE,
  type RankingChoice,
  type ShownRanking,
} from './ranking-table.ts';

export type RankingStore = ReturnType<typeof createRankingStore>;

/**
 * The ranking of a week or of the season (spec §4). `first` is the table and page to open; a week that is not listed is
 * ignored.
 */
export function createRankingStore(
  { api, auth, games, modal, weeks: allWeeks, predictions }: Stores,
  first = INITIAL_CHOICE,
) {
  const loads = createPageLoads(modal);
  const table = createRankingTable(api);
  const season = createRankingSeason(allWeeks);
  const initialWeek = signal<number | null>(null);
  /** What the address asks for. */
  const addressChoice = signal(first);
  let lastAsked = first;
  /** The table to load for it: that of the initial week instead of no week or of one that is not listed. */
  const choiceToLoad = computed((): RankingChoice => {
    const next = addressChoice.value;
    const initial = initialWeek.value;
    if (next.scope === 'general') return next;
    if (initial === null) return INITIAL_CHOICE;
    if (next.week === null) return { ...next, week: initial };
    const isListed = season.weeks.value.some(({ number }) => number === next.week);
    return isListed ? next : { ...INITIAL_CHOICE, week: initial };
  });

  // Before the first request, `start` asks for the initial week.
  const state = computed((): AsyncState<ShownRanking> => {
    const loaded = table.state.value;
    return loaded.status === 'idle' ? { status: 'loading', data: null } : loaded;
  });
  const shown = computed(() => getData(state.value));
  /** What is on screen or, while another table or page loads, what is to load. */
  const choice = computed(() =>
    state.value.status === 'ready' ? state.value.data.choice : choiceToLoad.value,
  );

  async function start(visit: AbortSignal) {
    const deadline = createDeadline();
    // The ranking can be shown without the weeks and the predictions, so errors of these two loads show no
    // dialog.
    const listed = allWeeks.ensure({ deadline }).catch(ignoreApiError);
    predictions.ensure({ deadline }).catch(ignoreApiError);
    // The general ranking needs no week.
    if (addressChoice.peek().scope === 'general') void load(choiceToLoad.peek(), deadline);
    const found = await findInitialWeek({ listed, predictions, season }, { deadline });
    // `choiceToLoad` looks for the week in the list.
    if (addressChoice.peek().week !== null) await listed;
    // Null: the call was aborted, or the session is over.
    if (found === null || visit.aborted) return;
    initialWeek.value = found;
    // The address may have changed while the initial week was loading.
    if (addressChoice.peek().scope === 'week') await load(choiceToLoad.peek(), deadline);
  }

  function load(next: RankingChoice, deadline = createDeadline()): Promise<void> {
    lastAsked = next;
    return loads.run(() => table.load(next, deadline), retry);
  }

  // A load that another one replaces fails with it: one and the same function, so that “Reintentar” calls it once.
  const retry = () => void reload(lastAsked);

  /**
   * Loads a table again. Without one on screen and while the server has named no week, the initial week is only a
   * guess, so the server is asked for it again.
   */
  function reload(next = choiceToLoad.peek()): Promise<void> {
    const isGuessed = season.seasonNumber.peek() === null && !season.isSeasonOver.peek();
    if (next.scope === 'general' || shown.peek() || !isGuessed) return load(next);
    table.reset();
    initialWeek.value = null;
    return loads.run(start);
  }

  /** The player’s place in the season stands beside the table of a week. */
  const loadSeasonPlace = () => void auth.refreshUser(FRESH_MS);

  function refresh(): Promise<void> {
    const { status } = table.state.peek();
    if (status === 'ready') loadSeasonPlace();
    // After a failure the week may be only a guess, so `reload` asks for it again.
    return status === 'failed' ? reload() : table.refresh();
  }

  // Never reloads the page twice at once, also when the player returns again and again.
  const reloadOnReturn = createReloadOnReturn({
    hasData: () => table.state.peek().status === 'ready',
    reload: refresh,
  });

  return {
    state,
    choice,
    weeks: season.weeks,
    seasonNumber: season.seasonNumber,
    /** The week that opens without a choice; null until it is known. */
    initialWeek: initialWeek as ReadonlySignal<number | null>,
    isSeasonOver: season.isSeasonOver,
    myPosition: computed(() => shown.value?.page.myPosition ?? null),
    next: computed(() => shown.value && getNextPlace(shown.value.scores, shown.value.page.myPosition)),
    /**
     * Loads the ranking, and reloads its page when the player returns to the tab and when the games of the current week
     * have new final scores (`followFinals`). The returned function ends the reloads, aborts a load under way and
     * removes the loaded table.
     */
    open() {
      const close = loads.open();
      loadSeasonPlace();
      void loads.run(start);
      const stopFinals = followFinals({
        getGames: () => games.getForWeek(allWeeks.currentNumber.value),
        getAge: table.getAge,
        onNew: refresh,
      });
      return combineStops(close, stopFinals, reloadOnReturn.start(), table.reset);
    },
    /**
     * Loads another table or page, unless it is the one on screen, in place of one that is still loading. A week that
     * is not listed is ignored.
     */
    async show(next: RankingChoice) {
      if (isJsonEqual(next, addressChoice.peek())) return;
      addressChoice.value = next;
      if (next.scope === 'week' && initialWeek.peek() === null) {
        // `start` is still loading the initial week, and then loads what the address asks for.
        table.reset();
        return;
      }
      const asked = choiceToLoad.peek();
      if (state.peek().status !== 'ready' || !isJsonEqual(asked, choice.peek())) await load(asked);
    },
    /** Loads again the table that the address names. */
    reload: () => reload(),
  };
}
