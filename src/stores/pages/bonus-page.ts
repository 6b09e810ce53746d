import { computed } from '@preact/signals-react';
import { ignoreApiError } from '../../api/error.ts';
import { getTickets, getWeekToOpen } from '../../domain/tickets.ts';
import { createTriviaWeeks } from '../../domain/trivia.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS } from '../lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import { watchNextChange } from './watch-next-change.ts';

export type BonusPageStore = ReturnType<typeof createBonusPageStore>;

export function createBonusPageStore(stores: Stores) {
  const { auth, currentWeek, games, modal, playerData, positions, predictions, trivia, weeks } = stores;
  const tickets = computed(() => getTickets(predictions.byWeek.value));
  const newestTicket = computed(() => tickets.value[0]);
  const newestWeek = computed(() => newestTicket.value?.week ?? null);
  const weekToOpen = computed(() => getWeekToOpen(tickets.value));
  const triviaWeeks = createStableComputed(
    () =>
      createTriviaWeeks({
        weeks: weeks.all.value,
        seasonNumber: weeks.seasonNumber.value,
        joinedAt: auth.user.value?.createdAt ?? null,
        predictions: predictions.byWeek.value,
        triviaPoints: trivia.points.value,
        pendingWeeks: trivia.waiting.value.map(({ week }) => week),
        answered: trivia.answered.value,
      }),
    isJsonEqual,
  );
  const isAllDone = computed(() => {
    const currentNumber = weeks.currentNumber.value;
    const { status, remaining } = currentWeek;
    if (currentNumber === null || status.value !== 'ready' || remaining.value.length > 0) return false;
    return weeks.all.value.every(({ number }) => number <= currentNumber);
  });
  const loads = createPageLoads(modal);

  return {
    /** The sent ticket of the latest week; undefined before the first one. */
    newestTicket,
    weekToOpen,
    triviaWeeks,
    /** True in the season's last week once the player has no game left to predict. False while that is unknown. */
    isAllDone,
    open() {
      const close = loads.open();
      const answeredBefore = trivia.answered.peek();
      void auth.refreshUser(FRESH_MS);
      void loads.run(async () => {
        // Waits for the load that the log-in or the session start has begun (`player-stores.ts`). The weeks and the
        // predictions are loaded below only if that load has failed.
        await playerData.loadMissing();
        await weeks.ensure();
        await predictions.ensure();
      });
      return combineStops(
        close,
        watchNextChange(stores),
        trivia.answered.subscribe((next) => {
          const [last] = next;
          // A correct answer changes the statistics of the user and the place in the week of the trivia.
          if (next !== answeredBefore && last?.isCorrect) {
            void auth.refreshUser();
            void positions.load(last.week);
          }
        }),
        newestWeek.subscribe((week) => {
          if (week !== null) void games.ensure(week).catch(ignoreApiError);
        }),
        weekToOpen.subscribe((week) => {
          if (week !== null) void positions.ensure([week], FRESH_MS);
        }),
      );
    },
  };
}
