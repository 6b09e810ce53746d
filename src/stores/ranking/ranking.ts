/**
 * The standings on show (spec §4, Ranking): by week or in general, ten rows at a time. Only the reply to the last
 * question counts; what was on show stays there when a reply is no good.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import { DEFAULT_RANKING_WEEK, type NextPlace, nextPlace, pageOfPosition } from '../../domain/ranking.ts';
import type { MyPosition, RankPage, Week } from '../../domain/types.ts';
import { deadlineIn } from '../../lib/deadline.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { findInitialWeek } from './initial-week.ts';
import {
  addPage,
  getShownRanking,
  INITIAL_CHOICE,
  normalizeRankPage,
  type RankingChoice,
  type RankingScope,
  type RankingState,
} from './ranking-state.ts';

/** The standings, and the verbs that ask for others. */
export interface RankingStore {
  state: ReadonlySignal<RankingState>;
  choice: ReadonlySignal<RankingChoice>;
  /** The weeks to choose from, by number: those that have come, or all where the current one is unknown. */
  weeks: ReadonlySignal<readonly Week[]>;
  /** The week being played as the server says; null while it is unknown. */
  currentWeek: ReadonlySignal<number | null>;
  isLoading: ReadonlySignal<boolean>;
  myPosition: ReadonlySignal<MyPosition | null>;
  /** The nearest place known to hold more points than the player's, null when none has been seen. */
  next: ReadonlySignal<NextPlace | null>;
  /** Chooses the week (spec §4) and loads its first page. Once; later calls do nothing until `reset`. */
  start(): Promise<void>;
  /** Goes over to the other table, at its first page. */
  showScope(scope: RankingScope): Promise<void>;
  /** Changes the week, which goes back to the first page (spec §4). */
  showWeek(week: number): Promise<void>;
  showPage(page: number): Promise<void>;
  /** Goes to the page of the player's own place; does nothing while they have none. */
  showMyPlace(): Promise<void>;
  /** Brings the page on show up to date, in silence; nothing changes where that fails. */
  refresh(): Promise<void>;
  /** Loads again what was asked for last. */
  reload(): Promise<void>;
  /** Forgets everything and stops what is under way, for the end of a session (spec §4). */
  reset(): void;
}

interface RankingDeps {
  api: Pick<Api, 'weeks' | 'currentWeek' | 'userPools' | 'weekRanking' | 'generalRanking'>;
  modal: ModalStore;
}

/** Makes the store. Nothing is asked before `start`. */
export function createRankingStore({ api, modal }: RankingDeps): RankingStore {
  const state = signal<RankingState>({ name: 'idle' }, { name: 'ranking.state' });
  const choice = signal<RankingChoice>(INITIAL_CHOICE, { name: 'ranking.choice' });
  const allWeeks = signal<readonly Week[]>([], { name: 'ranking.allWeeks' });
  const currentWeek = signal<number | null>(null, { name: 'ranking.currentWeek' });
  let stopper = new AbortController();
  /** The last question asked; a reply to an older one is dropped. */
  let question: AbortController | null = null;
  let asked: RankingChoice = INITIAL_CHOICE;
  let openingWeek: number | null = null;

  const weeks = computed(() => {
    const last = currentWeek.value ?? Number.POSITIVE_INFINITY;
    const chosen = choice.value.week;
    return allWeeks.value
      .filter(({ number }) => number <= last || number === chosen)
      .sort((a, b) => a.number - b.number);
  });

  const fetchPage = ({ scope, week, page }: RankingChoice, options: CallOptions) =>
    scope === 'general'
      ? api.generalRanking(page, options)
      : api.weekRanking(week ?? DEFAULT_RANKING_WEEK, page, options);

  function show(answered: RankingChoice, page: RankPage) {
    const shown = addPage(getShownRanking(state.value), answered, page);
    batch(() => {
      choice.value = shown.choice;
      state.value = { name: 'ready', shown };
    });
  }

  function fail(thrown: unknown) {
    const shown = getShownRanking(state.value);
    batch(() => {
      if (shown) choice.value = shown.choice;
      state.value = shown ? { name: 'ready', shown } : { name: 'failed' };
    });
    showErrorDialog(modal, thrown, () => void load(asked));
  }

  async function load(next: RankingChoice, deadline = deadlineIn()): Promise<void> {
    question?.abort();
    const mine = new AbortController();
    question = mine;
    asked = next;
    batch(() => {
      choice.value = next;
      state.value = { name: 'loading', shown: getShownRanking(state.value) };
    });
    try {
      const page = normalizeRankPage(await fetchPage(next, { signal: mine.signal, deadline }), next.page);
      if (question !== mine) return;
      if (page.rows.length > 0 || next.page === 1) show(next, page);
      // Past the end, say because players left: the last page there is, or the first where it is empty too.
      else await load({ ...next, page: page.lastPage < next.page ? page.lastPage : 1 }, deadline);
    } catch (thrown) {
      if (question === mine) fail(thrown);
    }
  }

  return {
    state,
    choice,
    weeks,
    currentWeek,
    isLoading: computed(() => state.value.name === 'loading'),
    myPosition: computed(() => getShownRanking(state.value)?.page.myPosition ?? null),
    next: computed(() => {
      const shown = getShownRanking(state.value);
      return shown && nextPlace(shown.scores, shown.page.myPosition);
    }),
    async start() {
      if (state.value.name !== 'idle') return;
      const { signal } = stopper;
      const deadline = deadlineIn();
      state.value = { name: 'loading', shown: null };
      // Their names only dress the choice of week: without them its numbers do.
      void api.weeks({ signal }).then(
        (list) => {
          if (!signal.aborted) allWeeks.value = list;
        },
        () => undefined,
      );
      const opening = await findInitialWeek(api, { signal, deadline });
      if (!opening || signal.aborted) return;
      const { week } = opening;
      openingWeek = week;
      currentWeek.value = opening.current;
      // Meanwhile the player may have gone to the general table, or to another week.
      if (choice.value.scope === 'week' && choice.value.week === null)
        await load({ ...INITIAL_CHOICE, week }, deadline);
    },
    async showScope(scope) {
      const week = choice.value.week ?? openingWeek;
      if (scope === 'general' || week !== null) {
        await load({ scope, week, page: 1 });
        return;
      }
      // The first week is still being chosen: `start` goes on from here.
      question?.abort();
      question = null;
      batch(() => {
        choice.value = INITIAL_CHOICE;
        state.value = { name: 'loading', shown: null };
      });
    },
    showWeek: (week) => load({ scope: 'week', week, page: 1 }),
    showPage: (page) => load({ ...choice.value, page: Math.max(1, page) }),
    async showMyPlace() {
      const position = getShownRanking(state.value)?.page.myPosition?.position;
      if (position) await load({ ...choice.value, page: pageOfPosition(position) });
    },
    async refresh() {
      const current = state.value;
      if (current.name !== 'ready') return;
      const mine = new AbortController();
      question = mine;
      try {
        const { choice: shown } = current.shown;
        const page = normalizeRankPage(await fetchPage(shown, { signal: mine.signal }), shown.page);
        if (question === mine) show(shown, page);
      } catch {
        // What is on show is still the best there is.
      }
    },
    reload: () => load(asked),
    reset() {
      stopper.abort();
      stopper = new AbortController();
      question?.abort();
      question = null;
      asked = INITIAL_CHOICE;
      openingWeek = null;
      batch(() => {
        state.value = { name: 'idle' };
        choice.value = INITIAL_CHOICE;
        allWeeks.value = [];
        currentWeek.value = null;
      });
    },
  };
}
