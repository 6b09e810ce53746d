import { computed, effect, signal, untracked } from '@preact/signals-react';
import { ignoreApiError } from '../../api/error.ts';
import type { Moment } from '../../domain/moment.ts';
import { createWeekResults, type WeekResults } from '../../domain/results.ts';
import type { Week } from '../../domain/types.ts';
import type { Stores } from '../index.ts';
import { getData } from '../lib/resource.ts';
import type { PlayerHomeStore } from './player-home.ts';
import { readSeenWeek } from './seen-results.ts';

export type HomeResults =
  | { status: 'none' }
  /** `rows`: how many rows their ticket will have. */
  | { status: 'loading'; week: Week; rows: number }
  | { status: 'ready'; results: WeekResults };

/** How much of the results the ticket has revealed. */
export interface RevealProgress {
  /** The sum of the points in the rows that have appeared. Null before the first one. */
  points: number | null;
  /** Whether everything has appeared, the place and the cards too. */
  isOver: boolean;
}

export type HomeResultsStore = ReturnType<typeof createHomeResultsStore>;

const NONE: HomeResults = { status: 'none' };
const NOT_BEGUN: RevealProgress = { points: null, isOver: false };

/** The current week, all of whose games are final. */
const AFTER_GAMES: ReadonlySet<Moment | null> = new Set<Moment>(['published', 'seasonOver']);
/** The current week has not opened, so the week before is the one that has ended. */
const BEFORE_OPENING: ReadonlySet<Moment | null> = new Set<Moment>(['betweenWeeks', 'notOpen']);

/** The results that Inicio shows in place of a ticket: those of the week that has ended. */
export function createHomeResultsStore(stores: Stores, home: PlayerHomeStore) {
  const { auth, games, predictions, storage, trivia, weeks } = stores;
  const userId = auth.userId.peek();
  const seenBefore = userId === null ? null : readSeenWeek(storage, userId);

  const endedNumber = computed(() => {
    const moment = home.moment.value;
    const current = weeks.currentNumber.value;
    if (current === null || weeks.isCurrentGuessed.value) return null;
    if (AFTER_GAMES.has(moment)) return current;
    if (BEFORE_OPENING.has(moment)) return current - 1;
    // The next week may open before this one ends. Its results then stand in place of the empty ticket for one visit.
    return moment === 'empty' && seenBefore !== current - 1 ? current - 1 : null;
  });
  const ended = computed(() => weeks.find(endedNumber.value));
  /** The ended week if some of its points are published. */
  const counted = computed(() =>
    ended.value !== null && home.ticket.value?.week === ended.value.number ? ended.value : null,
  );

  /** True if a prediction has points but its game, as loaded, is not over. */
  function isOutdated(number: number): boolean {
    const list = getData(games.getForWeek(number)) ?? [];
    const pointed = predictions.getForWeek(number).filter(({ points }) => points !== null);
    return pointed.some(({ gameId }) => list.some(({ id, status }) => id === gameId && status !== 'final'));
  }

  /** How far the ticket of a week has counted. */
  const progress = signal<{ week: number; reveal: RevealProgress } | null>(null);

  const state = computed((): HomeResults => {
    const week = counted.value;
    if (week === null) return NONE;
    const loaded = games.getForWeek(week.number);
    if (loaded.status === 'failed') return NONE;
    const list = getData(loaded);
    const sent = predictions.getForWeek(week.number);
    const triviaPoints = trivia.points.value.get(week.number);
    if (list === null || !home.isSettled.value)
      return { status: 'loading', week, rows: sent.length + (triviaPoints ? 1 : 0) };
    const results = createWeekResults({
      week,
      games: list,
      predictions: sent,
      position: home.position.value,
      triviaPoints,
    });
    return results ? { status: 'ready', results } : NONE;
  });

  return {
    state,
    reveal: computed((): RevealProgress => {
      if (state.value.status !== 'ready') return NOT_BEGUN;
      const { sum, week } = state.value.results;
      if (seenBefore === week.number) return { points: sum.total, isOver: true };
      return progress.value?.week === week.number ? progress.value.reveal : NOT_BEGUN;
    }),
    showProgress(reveal: RevealProgress) {
      const week = counted.peek();
      if (week) progress.value = { week: week.number, reveal };
    },
    /** The week that has ended, whether the player has sent a ticket or not. */
    ended,
    /**
     * Loads the games of the ended week if the player has a ticket of it, until the returned function is called: they
     * also say whether points are still to come. Games that were loaded before their last whistle are loaded again.
     */
    open: () =>
      effect(() => {
        const week = ended.value;
        if (week === null || predictions.getForWeek(week.number).length === 0) return;
        untracked(() => {
          const options = isOutdated(week.number) ? { maxAge: 0 } : {};
          void games.ensure(week.number, options).catch(ignoreApiError);
        });
      }),
  };
}
