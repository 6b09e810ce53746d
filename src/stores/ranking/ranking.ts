/**
 * The ranking of a week or of the season (spec §4). Only the last request counts, and a failed request keeps
 * the page on screen.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import { DEFAULT_RANKING_WEEK, getNextPlace, type NextPlace } from '../../domain/ranking.ts';
import { getPageOfPosition } from '../../domain/ranking-page.ts';
import type { Game, MyPosition, RankPage, Week } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import { type AsyncState, getData, toFailed, toLoading } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { findInitialWeek, type SeasonStores } from './initial-week.ts';
import {
  addPage,
  INITIAL_CHOICE,
  normalizeRankPage,
  type RankingChoice,
  type RankingScope,
  type ShownRanking,
} from './ranking-state.ts';

export interface RankingStore {
  state: ReadonlySignal<AsyncState<ShownRanking>>;
  choice: ReadonlySignal<RankingChoice>;
  weeks: ReadonlySignal<readonly Week[]>;
  currentWeek: ReadonlySignal<number | null>;
  myPosition: ReadonlySignal<MyPosition | null>;
  next: ReadonlySignal<NextPlace | null>;
  /**
   * Starts the ranking and refreshes after each final score of the current week. The returned function stops
   * and resets.
   */
  open(): () => void;
  start(): Promise<void>;
  showScope(scope: RankingScope): Promise<void>;
  showWeek(week: number): Promise<void>;
  showPage(page: number): Promise<void>;
  showMyPlace(): Promise<void>;
  /** Reloads the page without a loading state. A failure keeps the page and shows no dialog. */
  refresh(): Promise<void>;
  reload(): Promise<void>;
  reset(): void;
}

interface RankingDeps extends SeasonStores {
  api: Pick<Api, 'weekRanking' | 'generalRanking'>;
  modal: ModalStore;
  getCurrentGames: () => AsyncState<readonly Game[]>;
  now?: () => number;
}

/**
 * Maximum time between loading the page and the first load of the games (ms). After a longer time there may
 * be new final scores.
 */
const MAX_AGE_MS = 60_000;

export function createRankingStore(deps: RankingDeps): RankingStore {
  const { api, modal, getCurrentGames, now = () => performance.now() } = deps;
  const state = signal<AsyncState<ShownRanking>>({ status: 'idle' });
  const choice = signal<RankingChoice>(INITIAL_CHOICE);
  const currentWeek = signal<number | null>(null);
  const shown = computed(() => getData(state.value));
  const lifetime = createLatest();
  const latest = createLatest();
  let requested: RankingChoice = INITIAL_CHOICE;
  let initialWeek: number | null = null;
  let shownAt = 0;

  const weeks = computed(() => {
    const last = currentWeek.value ?? Number.POSITIVE_INFINITY;
    const chosen = choice.value.week;
    return deps.weeks.all.value
      .filter(({ number }) => number <= last || number === chosen)
      .sort((a, b) => a.number - b.number);
  });

  const fetchPage = ({ scope, week, page }: RankingChoice, options: CallOptions) =>
    scope === 'general'
      ? api.generalRanking(page, options)
      : api.weekRanking(week ?? DEFAULT_RANKING_WEEK, page, options);

  function show(answered: RankingChoice, page: RankPage) {
    const data = addPage(shown.value, answered, page);
    shownAt = now();
    batch(() => {
      choice.value = data.choice;
      state.value = { status: 'ready', data };
    });
  }

  function fail(thrown: unknown) {
    batch(() => {
      if (shown.value) choice.value = shown.value.choice;
      state.value = toFailed(state.value);
    });
    showErrorDialog(modal, thrown, () => void load(requested));
  }

  async function load(next: RankingChoice, deadline = createDeadline()): Promise<void> {
    const signal = latest.next();
    requested = next;
    batch(() => {
      choice.value = next;
      state.value = toLoading(state.value);
    });
    try {
      const page = normalizeRankPage(await fetchPage(next, { signal, deadline }), next.page);
      if (signal.aborted) return;
      if (page.rows.length > 0 || next.page === 1) show(next, page);
      // A page beyond the last one is empty, for example after accounts were deleted. The last page is loaded
      // instead.
      else await load({ ...next, page: page.lastPage < next.page ? page.lastPage : 1 }, deadline);
    } catch (thrown) {
      if (!signal.aborted) fail(thrown);
    }
  }

  function followFinals(): () => void {
    let before: number | null = null;
    return effect(() => {
      const finals = countFinals(getCurrentGames());
      const isFirst = before === null;
      const isNew = finals !== null && (isFirst ? now() - shownAt > MAX_AGE_MS : finals !== before);
      before = finals;
      if (isNew) untracked(() => void refresh());
    });
  }

  async function start() {
    if (state.value.status !== 'idle') return;
    const { signal } = lifetime;
    const deadline = createDeadline();
    state.value = toLoading(state.value);
    // Weeks and predictions only add details to the ranking, so their failures are ignored.
    deps.weeks.ensure({ deadline }).catch(() => undefined);
    deps.predictions.ensure({ deadline }).catch(() => undefined);
    const initial = await findInitialWeek(deps, { deadline });
    if (!initial || signal.aborted) return;
    const { week } = initial;
    initialWeek = week;
    currentWeek.value = initial.current;
    // The player may have selected another table meanwhile.
    if (choice.value.scope === 'week' && choice.value.week === null)
      await load({ ...INITIAL_CHOICE, week }, deadline);
  }

  async function refresh() {
    const current = state.value;
    if (current.status !== 'ready') return;
    const signal = latest.next();
    try {
      const { choice: shownChoice } = current.data;
      const page = normalizeRankPage(await fetchPage(shownChoice, { signal }), shownChoice.page);
      if (!signal.aborted) show(shownChoice, page);
    } catch {
      // A failed refresh keeps the page on screen.
    }
  }

  function reset() {
    lifetime.next();
    latest.next();
    requested = INITIAL_CHOICE;
    initialWeek = null;
    batch(() => {
      state.value = { status: 'idle' };
      choice.value = INITIAL_CHOICE;
      currentWeek.value = null;
    });
  }

  return {
    state,
    choice,
    weeks,
    currentWeek,
    myPosition: computed(() => shown.value?.page.myPosition ?? null),
    next: computed(() => shown.value && getNextPlace(shown.value.scores, shown.value.page.myPosition)),
    open() {
      void start();
      const stop = followFinals();
      return () => {
        stop();
        reset();
      };
    },
    start,
    async showScope(scope) {
      const week = choice.value.week ?? initialWeek;
      if (scope === 'general' || week !== null) {
        await load({ scope, week, page: 1 });
        return;
      }
      // `start` is still looking for the initial week and then loads its page.
      latest.next();
      batch(() => {
        choice.value = INITIAL_CHOICE;
        state.value = { status: 'loading', data: null };
      });
    },
    showWeek: (week) => load({ scope: 'week', week, page: 1 }),
    showPage: (page) => load({ ...choice.value, page: Math.max(1, page) }),
    async showMyPlace() {
      const position = shown.value?.page.myPosition?.position;
      if (position) await load({ ...choice.value, page: getPageOfPosition(position) });
    },
    refresh,
    reload: () => load(requested),
    reset,
  };
}

function countFinals(games: AsyncState<readonly Game[]>): number | null {
  return games.status === 'ready' ? games.data.filter(({ status }) => status === 'final').length : null;
}
