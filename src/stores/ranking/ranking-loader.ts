import { batch, computed, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import { DEFAULT_RANKING_WEEK } from '../../domain/ranking.ts';
import type { RankPage } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import { type AsyncState, getData, toFailed, toLoading } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import {
  addPage,
  INITIAL_CHOICE,
  normalizeRankPage,
  type RankingChoice,
  type ShownRanking,
} from './ranking-state.ts';

export interface RankingLoaderDeps {
  api: Pick<Api, 'weekRanking' | 'generalRanking'>;
  modal: ModalStore;
  now?: (() => number) | undefined;
}

/**
 * Loads pages of the ranking. Only the last request changes the state. A failed `load` keeps the page on
 * screen, if there is one, and shows a dialog, unless the session has ended or the page was left.
 */
export function createRankingLoader({ api, modal, now = () => performance.now() }: RankingLoaderDeps) {
  const state = signal<AsyncState<ShownRanking>>({ status: 'idle' });
  const choice = signal<RankingChoice>(INITIAL_CHOICE);
  const shown = computed(() => getData(state.value));
  const latest = createLatest();
  const loads = createPageLoads(modal);
  let requested: RankingChoice = INITIAL_CHOICE;
  let shownAt = 0;

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

  const load = (next: RankingChoice, deadline = createDeadline()) =>
    loads.run(
      () => loadPage(next, deadline),
      () => void load(next),
    );

  async function loadPage(next: RankingChoice, deadline: number): Promise<void> {
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
      // A page beyond the last page has no rows, for example after accounts were deleted. The last page is
      // loaded instead, or the first page if the empty page is not beyond the last page of its response.
      else await loadPage({ ...next, page: page.lastPage < next.page ? page.lastPage : 1 }, deadline);
    } catch (thrown) {
      if (signal.aborted) return;
      batch(() => {
        if (shown.value) choice.value = shown.value.choice;
        state.value = toFailed(state.value);
      });
      throw thrown;
    }
  }

  return {
    open: loads.open,
    state,
    choice,
    shown,
    load,
    reload: () => load(requested),
    /**
     * Reloads the page on screen without a loading state. Does nothing without a page on screen or during a
     * `load`. A failure keeps the page and shows no dialog.
     */
    async refresh() {
      const current = state.value;
      if (current.status !== 'ready') return;
      const signal = latest.next();
      try {
        const { choice: shownChoice } = current.data;
        const page = normalizeRankPage(await fetchPage(shownChoice, { signal }), shownChoice.page);
        if (!signal.aborted) show(shownChoice, page);
      } catch {}
    },
    /** Time since the page on screen was loaded (ms). */
    getAge: () => now() - shownAt,
    /**
     * Aborts the pending request, removes the page from the screen and shows the loading state until `load`
     * is called with the initial week.
     */
    wait() {
      latest.next();
      batch(() => {
        choice.value = INITIAL_CHOICE;
        state.value = { status: 'loading', data: null };
      });
    },
    reset() {
      latest.next();
      requested = INITIAL_CHOICE;
      batch(() => {
        state.value = { status: 'idle' };
        choice.value = INITIAL_CHOICE;
      });
    },
  };
}
