/**
 * The standings on show (spec §4, Ranking): by week or in general, ten rows at a time. Only the reply to the last
 * question counts; what was on show stays there when a reply is no good.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../api/api.ts';
import {
  chooseRankingWeek,
  DEFAULT_RANKING_WEEK,
  type NextPlace,
  nextPlace,
  pageOfPosition,
} from '../domain/ranking.ts';
import type { MyPosition, RankPage, Week } from '../domain/types.ts';
import { showFailure, toApiError } from './failures.ts';
import type { ModalStore } from './modal.ts';

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

const FIRST_CHOICE: RankingChoice = { scope: 'week', week: null, page: 1 };

/** What is on show in a state, null when nothing is. */
export function shownIn(state: RankingState): ShownRanking | null {
  return state.name === 'ready' || state.name === 'loading' ? state.shown : null;
}

/** Whether two choices mean the same table, whatever their page. */
export function isSameTable(one: RankingChoice, other: RankingChoice): boolean {
  return one.scope === other.scope && (one.scope === 'general' || one.week === other.week);
}

/** Page numbers that can be shown, whatever a server sent for them. */
function tidy(page: RankPage, asked: number): RankPage {
  const currentPage = page.currentPage >= 1 ? page.currentPage : asked;
  return {
    ...page,
    currentPage,
    lastPage: Math.max(page.lastPage, page.rows.length > 0 ? currentPage : 1, 1),
  };
}

/** Makes the store. Nothing is asked before `start`. */
export function createRankingStore({ api, modal }: RankingDeps): RankingStore {
  const state = signal<RankingState>({ name: 'idle' }, { name: 'ranking.state' });
  const choice = signal<RankingChoice>(FIRST_CHOICE, { name: 'ranking.choice' });
  const allWeeks = signal<readonly Week[]>([], { name: 'ranking.allWeeks' });
  const currentWeek = signal<number | null>(null, { name: 'ranking.currentWeek' });
  let stopper = new AbortController();
  /** The last question asked; a reply to an older one is dropped. */
  let question: AbortController | null = null;
  let asked: RankingChoice = FIRST_CHOICE;
  let openingWeek: number | null = null;

  const weeks = computed(() => {
    const last = currentWeek.value ?? Number.POSITIVE_INFINITY;
    const chosen = choice.value.week;
    return allWeeks.value
      .filter(({ number }) => number <= last || number === chosen)
      .sort((a, b) => a.number - b.number);
  });

  const fetchPage = ({ scope, week, page }: RankingChoice, { signal }: AbortController) =>
    scope === 'general'
      ? api.generalRanking(page, { signal })
      : api.weekRanking(week ?? DEFAULT_RANKING_WEEK, page, { signal });

  function show(answered: RankingChoice, page: RankPage) {
    const before = shownIn(state.value);
    const scores = new Map(before && isSameTable(before.choice, answered) ? before.scores : []);
    for (const row of page.rows) scores.set(row.position, row.score);
    batch(() => {
      choice.value = { ...answered, page: page.currentPage };
      state.value = { name: 'ready', shown: { choice: choice.value, page, scores } };
    });
  }

  function fail(thrown: unknown) {
    const shown = shownIn(state.value);
    batch(() => {
      if (shown) choice.value = shown.choice;
      state.value = shown ? { name: 'ready', shown } : { name: 'failed' };
    });
    showFailure(modal, thrown, () => void load(asked));
  }

  async function load(next: RankingChoice): Promise<void> {
    question?.abort();
    const mine = new AbortController();
    question = mine;
    asked = next;
    batch(() => {
      choice.value = next;
      state.value = { name: 'loading', shown: shownIn(state.value) };
    });
    try {
      const page = tidy(await fetchPage(next, mine), next.page);
      if (question !== mine) return;
      if (page.rows.length > 0 || next.page === 1) show(next, page);
      // Past the end, say because players left: the last page there is, or the first where it is empty too.
      else await load({ ...next, page: page.lastPage < next.page ? page.lastPage : 1 });
    } catch (thrown) {
      if (question === mine) fail(thrown);
    }
  }

  /** The week to open at; null when the session ended while we asked. */
  async function chooseWeek(signal: AbortSignal): Promise<number | null> {
    try {
      const current = (await api.currentWeek({ signal })).number;
      const week = chooseRankingWeek(current, []);
      if (!signal.aborted) currentWeek.value = current;
      return week === current
        ? week
        : chooseRankingWeek(current, submittedWeeks(await api.userPools({ signal })));
    } catch (thrown) {
      const { kind } = toApiError(thrown);
      return kind === 'aborted' || kind === 'unauthenticated' ? null : DEFAULT_RANKING_WEEK;
    }
  }

  return {
    state,
    choice,
    weeks,
    currentWeek,
    isLoading: computed(() => state.value.name === 'loading'),
    myPosition: computed(() => shownIn(state.value)?.page.myPosition ?? null),
    next: computed(() => {
      const shown = shownIn(state.value);
      return shown && nextPlace(shown.scores, shown.page.myPosition);
    }),
    async start() {
      if (state.value.name !== 'idle') return;
      const { signal } = stopper;
      state.value = { name: 'loading', shown: null };
      // Their names only dress the choice of week: without them its numbers do.
      void api.weeks({ signal }).then(
        (list) => {
          if (!signal.aborted) allWeeks.value = list;
        },
        () => undefined,
      );
      const week = await chooseWeek(signal);
      if (week === null || signal.aborted) return;
      openingWeek = week;
      // Meanwhile the player may have gone to the general table, or to another week.
      if (choice.value.scope === 'week' && choice.value.week === null) await load({ ...FIRST_CHOICE, week });
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
        choice.value = FIRST_CHOICE;
        state.value = { name: 'loading', shown: null };
      });
    },
    showWeek: (week) => load({ scope: 'week', week, page: 1 }),
    showPage: (page) => load({ ...choice.value, page: Math.max(1, page) }),
    async showMyPlace() {
      const position = shownIn(state.value)?.page.myPosition?.position;
      if (position) await load({ ...choice.value, page: pageOfPosition(position) });
    },
    async refresh() {
      const current = state.value;
      if (current.name !== 'ready') return;
      const mine = new AbortController();
      question = mine;
      try {
        const page = tidy(await fetchPage(current.shown.choice, mine), current.shown.choice.page);
        if (question === mine) show(current.shown.choice, page);
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
      asked = FIRST_CHOICE;
      openingWeek = null;
      batch(() => {
        state.value = { name: 'idle' };
        choice.value = FIRST_CHOICE;
        allWeeks.value = [];
        currentWeek.value = null;
      });
    },
  };
}

function submittedWeeks(pools: ReadonlyMap<number, readonly unknown[]>): number[] {
  return [...pools].flatMap(([week, sent]) => (sent.length > 0 ? [week] : []));
}
