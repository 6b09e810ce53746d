/**
 * The ranking of a week or of the season (spec §4). Only the last request changes the state, and a failed
 * request keeps the page on screen.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { getNextPlace } from '../../domain/ranking.ts';
import { getPageOfPosition } from '../../domain/ranking-page.ts';
import type { Game } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import { type AsyncState, toLoading } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { createRevalidation } from '../session/revalidation.ts';
import { findInitialWeek, type SeasonStores } from './initial-week.ts';
import { createRankingLoader, type RankingLoaderDeps } from './ranking-loader.ts';
import { INITIAL_CHOICE, type RankingScope } from './ranking-state.ts';

export type RankingStore = ReturnType<typeof createRankingStore>;

interface RankingDeps extends SeasonStores, RankingLoaderDeps {
  getCurrentGames: () => AsyncState<readonly Game[]>;
}

/**
 * When the games of the current week are loaded for the first time and the page on screen is older than this
 * (ms), the page is reloaded, because there may be final scores that the page does not count yet.
 */
const MAX_AGE_MS = 60_000;

export function createRankingStore(deps: RankingDeps) {
  const { getCurrentGames } = deps;
  const loader = createRankingLoader(deps);
  const { state, choice, shown, load, refresh } = loader;
  const currentWeek = signal<number | null>(null);
  const lifetime = createLatest();
  let initialWeek: number | null = null;

  const weeks = computed(() => {
    const last = currentWeek.value ?? Number.POSITIVE_INFINITY;
    const chosen = choice.value.week;
    return deps.weeks.all.value
      .filter(({ number }) => number <= last || number === chosen)
      .sort((a, b) => a.number - b.number);
  });

  function followFinals(): () => void {
    let before: number | null = null;
    return effect(() => {
      const finals = countFinals(getCurrentGames());
      const isFirst = before === null;
      const isNew = finals !== null && (isFirst ? loader.getAge() > MAX_AGE_MS : finals !== before);
      before = finals;
      if (isNew) untracked(() => void refresh());
    });
  }

  // Never reloads the page twice at once, also when the player returns again and again.
  const revalidation = createRevalidation({
    random: Math.random,
    hasData: () => state.peek().status === 'ready',
    tick: () => undefined,
    run: refresh,
    runLater: refresh,
  });

  async function start() {
    if (state.value.status !== 'idle') return;
    const { signal } = lifetime;
    const deadline = createDeadline();
    state.value = toLoading(state.value);
    // The ranking can be shown without the weeks and the predictions, so errors of these two loads show no
    // dialog.
    deps.weeks.ensure({ deadline }).catch(() => undefined);
    deps.predictions.ensure({ deadline }).catch(() => undefined);
    const initial = await findInitialWeek(deps, { deadline });
    if (!initial || signal.aborted) return;
    const { week } = initial;
    initialWeek = week;
    currentWeek.value = initial.current;
    // The player may have selected another table while the initial week was loading.
    if (choice.value.scope === 'week' && choice.value.week === null)
      await load({ ...INITIAL_CHOICE, week }, deadline);
  }

  function reset() {
    lifetime.next();
    initialWeek = null;
    batch(() => {
      loader.reset();
      currentWeek.value = null;
    });
  }

  return {
    state,
    choice,
    weeks,
    currentWeek: currentWeek as ReadonlySignal<number | null>,
    myPosition: computed(() => shown.value?.page.myPosition ?? null),
    next: computed(() => shown.value && getNextPlace(shown.value.scores, shown.value.page.myPosition)),
    /**
     * Loads the ranking, and reloads its page when the player returns to the tab and each time the number of final
     * scores of the current week changes (and once for an old page, see `MAX_AGE_MS`). The returned function ends
     * this and resets the store.
     */
    open() {
      const close = loader.open();
      void start();
      const stops = [close, followFinals(), revalidation.start()];
      return () => {
        for (const stop of stops) stop();
        reset();
      };
    },
    start,
    async showScope(scope: RankingScope) {
      const week = choice.value.week ?? initialWeek;
      if (scope === 'general' || week !== null) {
        await load({ scope, week, page: 1 });
        return;
      }
      // The initial week is not known yet, because `start` is still loading it. `start` then loads that
      // week's first page.
      loader.wait();
    },
    showWeek: (week: number) => load({ scope: 'week', week, page: 1 }),
    showPage: (page: number) => load({ ...choice.value, page: Math.max(1, page) }),
    async showMyPlace() {
      const position = shown.value?.page.myPosition?.position;
      if (position) await load({ ...choice.value, page: getPageOfPosition(position) });
    },
    /**
     * Reloads the page on screen without a loading state. Does nothing without a page on screen or while
     * `state` is loading. A failure keeps the page and shows no dialog.
     */
    refresh,
    reload: loader.reload,
    reset,
  };
}

function countFinals(games: AsyncState<readonly Game[]>): number | null {
  return games.status === 'ready' ? games.data.filter(({ status }) => status === 'final').length : null;
}
